import { Id, Money } from '@site/contracts/values/values';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../../../core/db/client';
import { successEnvelope } from '../../../core/http/envelope';
import { parseRequest } from '../../../core/http/parse';
import { Refusal } from '../../../core/http/refusal';
import { readBodiesAsSent, readSignedCall } from '../../../core/http/signedCall';
import { parseMoney } from '../../../core/money';
import { lookAtDeposit } from '../../care/marks/atDeposit';
import { receivePayment, refuseOrder } from '../deposit/receive';
import { callbackSecret } from './secrets';

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

/** What payment vendors call (docs/calls.md, "Callbacks of payment vendors"). No part of the site's contract. */
export function registerCallbacks(app: FastifyInstance): void {
  const { db, clock, config } = app.platform;
  app.register(async (scope) => {
    readBodiesAsSent(scope);
    scope.post<{ Params: { vendor: string } }>(DEPOSIT_CALLBACK, async (request) => {
      const vendor = parseRequest(Id, request.params.vendor);
      const told = readSignedCall(request, Callback, callbackSecret(config, vendor), clock());
      const at = new Date(clock());
      const result = await takeCallback(db, vendor, told, at);
      await lookAtDeposit(db, told, at, request.log);
      return successEnvelope({ result });
    });
  });
}
