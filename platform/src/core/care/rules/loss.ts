import { type Used, usedBy } from '../figures';
import type { CareRule } from './question';
import { hasLimit, refuseBeyond } from './tightest';

/**
 * What is staked may be lost as a whole, and so may what goes into a vendor's wallet, because the bets there are not
 * always seen (PL-006).
 */
export const lossIsAllowed: CareRule = async ({ tx, movement, real, care, at }) => {
  if ((movement.kind !== 'stake' && movement.kind !== 'to vendor') || !real) return;
  if (!hasLimit(care.limits, 'LOSS', at)) return;
  const used = await usedBy(tx, care, at);
  const usedOf = ({ loss }: Used) => loss;
  const { amount } = movement;
  refuseBeyond(care, used, { kind: 'LOSS', amount, usedOf, code: 'limit.loss.reached' }, at);
};
