import { refuseStakeOver, stakeLimitOf } from '../stakeLimit';
import type { CareRule } from './question';

/** One game cycle stakes no more than is allowed. Play money is not limited. */
export const stakeIsAllowed: CareRule = async ({ tx, movement, real, care, at }) => {
  if (movement.kind === 'stake' && real) refuseStakeOver(await stakeLimitOf(tx, care, at), movement.amount);
};
