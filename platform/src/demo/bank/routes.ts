import { Id, Money } from '@site/contracts/values/values';
import { asc } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { approveWithdrawal, notePaidOut, returnWithdrawal } from '../../areas/cashier/withdraw/decide';
import { readForms } from '../../core/http/forms';
import { parseRequest } from '../../core/http/parse';
import { Refusal } from '../../core/http/refusal';
import { chooseLanguage, type Language } from '../../core/language';
import { merchants } from '../../core/merchants/tables';
import { DEPOSIT_ACTS, type PayableOrder, vendorPlayer } from './acts';
import { bankPage, WITHDRAW_ACTS, type WithdrawAct } from './bankPage';
import { gatewayPage } from './gatewayPage';
import {
  type BankDeposit,
  findByPayReference,
  findDeposit,
  newestDeposits,
  newestWithdrawals,
} from './orders';
import { sandboxPage } from './page';
import { refuseForeignForm } from './refuseForeignForm';
import { BANK_PATH, GATEWAY_PATH } from './vendors';

const SELF = "'self'";

const Said = z.optional(z.string().check(z.regex(/^[A-Za-z_.]{1,64}$/)));
const BankQuery = z.object({ merchant: z.optional(Id), said: Said });
const OrderQuery = z.object({ order: Id });
const act = z.enum(DEPOSIT_ACTS);
const amount = z.optional(Money);
const DepositForm = z.object({ merchant: Id, orderNo: Id, act, amount });
const WithdrawForm = z.object({ merchant: Id, orderNo: Id, act: z.enum(WITHDRAW_ACTS) });
const GatewayForm = z.object({ order: Id, act, amount });

const languageOf = ({ headers }: FastifyRequest): Language =>
  chooseLanguage(undefined, headers['accept-language'], 'en');

const payable = ({ order, vendor }: BankDeposit): PayableOrder => ({
  merchant: order.merchant,
  orderNo: order.orderNo,
  vendor,
  amount: order.amount,
});

const sendPage = (reply: FastifyReply, html: string, formTargets: readonly string[]) =>
  reply
    .header('content-security-policy', sandboxPage.policyFor(formTargets))
    .type('text/html; charset=utf-8')
    .send(html);

/**
 * The demonstration's bank and gateway: pages on which a developer pays, refuses, is late or pays another amount, and
 * pays withdrawals out. They tell the platform by signed calls, as a vendor does. Served only where the developer
 * mailbox is, and never through the site's own address.
 */
export function registerBank(app: FastifyInstance): void {
  const { db, clock, config } = app.platform;
  if (!config.developerMailbox) return;
  const play = vendorPlayer(app);

  app.get(BANK_PATH, async (request, reply) => {
    const { merchant: wanted, said } = parseRequest(BankQuery, request.query);
    const all = await db
      .select({ code: merchants.code, name: merchants.name })
      .from(merchants)
      .orderBy(asc(merchants.code));
    const merchant = (all.find(({ code }) => code === wanted) ?? all[0])?.code ?? '';
    const deposits = await newestDeposits(db, merchant);
    const withdrawals = await newestWithdrawals(db, merchant);
    const view = { merchants: all, merchant, deposits, withdrawals, said };
    return sendPage(reply, bankPage(view, languageOf(request)), [SELF]);
  });

  app.get(GATEWAY_PATH, async (request, reply) => {
    const { order: reference } = parseRequest(OrderQuery, request.query);
    const found = await findByPayReference(db, reference);
    if (!found) throw new Refusal('not.found');
    const { returnUrl } = found.order;
    const targets = returnUrl === null ? [SELF] : [SELF, new URL(returnUrl).origin];
    return sendPage(reply, gatewayPage(found, languageOf(request)), targets);
  });

  app.register(async (scope) => {
    readForms(scope);
    scope.addHook('preHandler', refuseForeignForm);
    const backToBank = (reply: FastifyReply, merchant: string, said: string) =>
      reply.redirect(`${BANK_PATH}?${new URLSearchParams({ merchant, said })}`, 303);

    scope.post(`${BANK_PATH}/deposits`, async (request, reply) => {
      const form = parseRequest(DepositForm, request.body);
      const found = await findDeposit(db, form.merchant, form.orderNo);
      if (!found) throw new Refusal('not.found');
      return backToBank(reply, form.merchant, await play(payable(found), form.act, form.amount));
    });

    scope.post(`${BANK_PATH}/withdrawals`, async (request, reply) => {
      const { act: pressed, ...named } = parseRequest(WithdrawForm, request.body);
      const at = new Date(clock());
      const done: Record<WithdrawAct, () => Promise<void>> = {
        approve: () => approveWithdrawal(db, named, at),
        paidOut: () => notePaidOut(db, named, at),
        bankRefused: () => returnWithdrawal(db, named, 'BANK_REFUSED', at),
        checkFailed: () => returnWithdrawal(db, named, 'CHECK_FAILED', at),
      };
      await done[pressed]();
      return backToBank(reply, named.merchant, 'DONE');
    });

    scope.post(GATEWAY_PATH, async (request, reply) => {
      const form = parseRequest(GatewayForm, request.body);
      const found = await findByPayReference(db, form.order);
      if (!found) throw new Refusal('not.found');
      await play(payable(found), form.act, form.amount);
      const here = `${GATEWAY_PATH}?${new URLSearchParams({ order: form.order })}`;
      return reply.redirect(found.order.returnUrl ?? here, 303);
    });
  });
}
