import { Refusal } from '../../http/refusal';
import { formatMoney, parseMoney } from '../../money';
import { valueAt } from '../limitNow';
import type { CareRule } from './question';

/** One game cycle stakes no more than the member, the operator and the merchant allow: the lowest applies (PL-007). */
export const stakeIsAllowed: CareRule = ({ movement, real, care, at }) => {
  if (movement.kind !== 'stake' || !real) return;
  const { maxStake } = care.settings;
  const most = [
    ...(maxStake === undefined ? [] : [parseMoney(maxStake)]),
    ...care.limits.flatMap((limit) => (limit.kind === 'STAKE' ? (valueAt(limit, at) ?? []) : [])),
  ];
  const max = most.sort((a, b) => (a < b ? -1 : Number(a > b)))[0];
  if (max !== undefined && movement.amount > max)
    throw new Refusal('limit.stake.exceeded', { value: { max: formatMoney(max) } });
};
