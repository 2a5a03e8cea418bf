import { Id, Money, Username } from '@site/contracts/values/values';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { approveRequest, rejectRequest } from '../../areas/promotions/operator/decide';
import { setWithdrawn } from '../../areas/promotions/operator/putUp';
import { waitingRequests } from '../../areas/promotions/operator/waitingRequests';
import { promotions } from '../../areas/promotions/tables';
import { readForms } from '../../core/http/forms';
import { parseRequest } from '../../core/http/parse';
import { chooseLanguage } from '../../core/language';
import { merchants } from '../../core/merchants/tables';
import { parseMoney } from '../../core/money';
import { OperatorRefused } from '../../core/operator/refused';
import { refuseForeignForm } from '../bank/refuseForeignForm';
import { DESK_PATH, DESK_POLICY, promotionDeskPage, SAID } from './promotionDeskPage';

/** Whom the audit entries of its buttons name. */
const BY = 'sandbox';

const DeskQuery = z.object({ merchant: z.optional(Id), said: z.optional(z.enum(SAID)) });
const RequestForm = z.object({
  merchant: Id,
  username: Username,
  promotion: Id,
  act: z.enum(['approve', 'reject']),
  amount: z.optional(Money),
});
const PromotionForm = z.object({ merchant: Id, promotion: Id, act: z.enum(['up', 'down']) });

/**
 * Stands in for the people who decide requests for rewards and put promotions up and down: a labelled page whose buttons do
 * what `pnpm promotion` does. Served only where the developer mailbox is, and never through the site's own address.
 */
export function registerPromotionDesk(app: FastifyInstance): void {
  const { db, clock, config } = app.platform;
  if (!config.developerMailbox) return;

  app.get(DESK_PATH, async (request, reply) => {
    const { merchant: wanted, said } = parseRequest(DeskQuery, request.query);
    const all = await db
      .select({ code: merchants.code, name: merchants.name, symbol: merchants.currencySymbol })
      .from(merchants)
      .orderBy(asc(merchants.code));
    const shown = all.find(({ code }) => code === wanted) ?? all[0];
    const merchant = shown?.code ?? '';
    const view = {
      merchants: all,
      merchant,
      symbol: shown?.symbol ?? '',
      requests: await waitingRequests(db, merchant),
      promotions: await db
        .select({ id: promotions.id, title: promotions.title, withdrawnAt: promotions.withdrawnAt })
        .from(promotions)
        .where(eq(promotions.merchant, merchant))
        .orderBy(asc(promotions.position), asc(promotions.id)),
      said,
    };
    const language = chooseLanguage(undefined, request.headers['accept-language'], 'en');
    return reply
      .header('content-security-policy', DESK_POLICY)
      .type('text/html; charset=utf-8')
      .send(promotionDeskPage(view, language));
  });

  app.register(async (scope) => {
    readForms(scope);
    scope.addHook('preHandler', refuseForeignForm);

    /** Does what was pressed, and says on the page what came of it. */
    const answer = async (merchant: string, act: (typeof SAID)[number], press: () => Promise<unknown>) => {
      let said = act;
      try {
        await press();
      } catch (error) {
        if (!(error instanceof OperatorRefused)) throw error;
        said = 'refused';
      }
      return `${DESK_PATH}?${new URLSearchParams({ merchant, said })}`;
    };

    scope.post(`${DESK_PATH}/requests`, async (request, reply) => {
      const { act, amount, promotion, ...named } = parseRequest(RequestForm, request.body);
      const decision = { ...named, promotionId: promotion, by: BY, at: new Date(clock()) };
      const decide = () =>
        act === 'approve'
          ? approveRequest(db, { ...decision, amount: amount === undefined ? undefined : parseMoney(amount) })
          : rejectRequest(db, decision);
      return reply.redirect(await answer(named.merchant, act, decide), 303);
    });

    scope.post(`${DESK_PATH}/promotions`, async (request, reply) => {
      const { act, promotion: id, merchant } = parseRequest(PromotionForm, request.body);
      const change = { merchant, by: BY, at: new Date(clock()) };
      const press = () => setWithdrawn(db, change, { id, down: act === 'down' });
      return reply.redirect(await answer(merchant, act, press), 303);
    });
  });
}
