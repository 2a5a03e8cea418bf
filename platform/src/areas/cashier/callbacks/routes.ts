import { Id, Money } from '@site/contracts/values/values';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../../../core/db/client';
import { successEnvelope } from '../../../core/http/envelope';
import { parseRequest } from '../../../core/http/parse';
import { Refusal } from '../../../core/http/refusal';
import { parseMoney } from '../../../core/money';
import { lookAtDeposit } from '../../care/marks/atDeposit';
import { receivePayment, refuseOrder } from '../deposit/receive';
import { callbackSecret } from './secrets';
import { isSigned } from './signature';

/** Where vendors tell what became of deposits. */
export const DEPOSIT_CALLBACK = '/wps/callbacks/deposit/:vendor';

const order = { merchant: Id, orderNo: Id };

/** Money has come, or it will not. */
const Callback = z.discriminatedUnion('status', [
  z.object({ ...order, status: z.literal('PAID'), reference: Id, amount: Money }),
  z.object({ ...order, status: z.enum(['NOT_FOUND', 'REFUSED', 'GIVEN_UP']) }),
]);
export type DepositCallback = z.input<typeof Callback>;

/** Books what a vendor tells, and says what became of it. */
function takeCallback(db: Database, vendor: string, told: z.output<typeof Callback>, at: Date) {
  const { merchant, orderNo } = told;
  if (told.status !== 'PAID') return refuseOrder(db, { vendor, merchant, orderNo }, told.status, at);
  const amount = parseMoney(told.amount);
  if (amount <= 0n) throw new Refusal('request.invalid', { fields: { amount: ['field.format'] } });
  const { reference } = told;
  return receivePayment(db, { vendor, merchant, orderNo, reference, amount }, at);
}

const header = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** @throws Refusal access.denied, for a vendor that is not known as for a wrong signature. */
function refuseUnsigned(app: FastifyInstance, request: FastifyRequest, vendor: string, body: string): void {
  const { config, clock } = app.platform;
  const secret = callbackSecret(config, vendor);
  const signed = {
    timestamp: header(request, 'x-timestamp'),
    signature: header(request, 'x-signature'),
    body,
  };
  if (secret !== undefined && isSigned(secret, signed, clock())) return;
  request.log.warn('a payment callback was not signed as it has to be');
  throw new Refusal('access.denied');
}

/** @throws Refusal request.invalid */
function readBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal('request.invalid');
  }
}

/** What payment vendors call (docs/calls.md, "Callbacks of payment vendors"). No part of the site's contract. */
export function registerCallbacks(app: FastifyInstance): void {
  const { db, clock } = app.platform;
  app.register(async (scope) => {
    // The signature is over the bytes, so the body is read as it came.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { vendor: string } }>(DEPOSIT_CALLBACK, async (request) => {
      const vendor = parseRequest(Id, request.params.vendor);
      const body = typeof request.body === 'string' ? request.body : '';
      refuseUnsigned(app, request, vendor, body);
      const told = parseRequest(Callback, readBody(body));
      const at = new Date(clock());
      const result = await takeCallback(db, vendor, told, at);
      await lookAtDeposit(db, told, at, request.log);
      return successEnvelope({ result });
    });
  });
}
