import { Refusal } from '../../http/refusal';
import { type Used, usedBy } from '../figures';
import type { CareRule } from './question';
import { hasLimit, refuseBeyond } from './tightest';

/** Where the merchant asks for it, a member has chosen a deposit limit before the first deposit (PL-011). */
export const depositLimitIsChosen: CareRule = ({ movement, care, at }) => {
  if (movement.kind !== 'deposit order' || !care.settings.limitRequired) return;
  const own = care.limits.filter(({ source }) => source === 'MEMBER');
  if (!hasLimit(own, 'DEPOSIT', at)) throw new Refusal('deposit.limit.required');
};

/** What has been paid in and what is ordered stay within the deposit limits, gross (PL-001, PL-002). */
export const depositIsAllowed: CareRule = async ({ tx, movement, care, at }) => {
  if (movement.kind !== 'deposit order' || !hasLimit(care.limits, 'DEPOSIT', at)) return;
  const used = await usedBy(tx, care.accountId, care.timeZone, at);
  const { amount, underWay } = movement;
  const usedOf = ({ deposited }: Used) => deposited + underWay;
  refuseBeyond(care.limits, used, { kind: 'DEPOSIT', amount, usedOf, code: 'limit.deposit.reached' }, at);
};
