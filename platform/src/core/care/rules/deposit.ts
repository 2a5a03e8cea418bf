import type { Database } from '../../db/client';
import { Refusal } from '../../http/refusal';
import { paysIn } from '../../ledger/movement';
import { type Used, usedBy } from '../figures';
import type { Care } from '../readCare';
import type { CareRule } from './question';
import { hasLimit, type Rest, refuseBeyond, tightest } from './tightest';

/** Where the merchant asks for it, a member has chosen a deposit limit before the first deposit (PL-011). */
export const depositLimitIsChosen: CareRule = ({ movement, care, at }) => {
  if (!paysIn(movement) || !care.settings.limitRequired) return;
  const own = care.limits.filter(({ source }) => source === 'MEMBER');
  if (!hasLimit(own, 'DEPOSIT', at)) throw new Refusal('deposit.limit.required');
};

/** What has been paid in and what is ordered stay within the deposit limits, gross (PL-001, PL-002). */
export const depositIsAllowed: CareRule = async ({ tx, movement, care, at }) => {
  if (!paysIn(movement) || !hasLimit(care.limits, 'DEPOSIT', at)) return;
  const used = await usedBy(tx, care, at);
  const { amount, underWay } = movement;
  const usedOf = ({ deposited }: Used) => deposited + underWay;
  refuseBeyond(care, used, { kind: 'DEPOSIT', amount, usedOf, code: 'limit.deposit.reached' }, at);
};

/** What the deposit limits leave beside the orders that are under way; none without a limit. */
export async function depositRest(
  db: Database,
  care: Care,
  underWay: bigint,
  at: Date,
): Promise<Rest | undefined> {
  if (!hasLimit(care.limits, 'DEPOSIT', at)) return undefined;
  const used = await usedBy(db, care, at);
  return tightest(care.limits, 'DEPOSIT', used, ({ deposited }) => deposited + underWay, at);
}
