import type { SignUpStatus } from '@site/contracts/areas/messages';
import type { PromotionRow, SignUpRow } from './tables';

/** Why nobody can join a promotion, or claim from it, any more. */
export type ClosedReason = 'WITHDRAWN' | 'ENDED' | 'USED_UP';

type Limits = Pick<
  PromotionRow,
  'endsAt' | 'withdrawnAt' | 'reward' | 'budget' | 'spent' | 'stock' | 'taken'
>;

/** Whether nothing is left to ask for; what is refused comes back. */
const isUsedUp = ({ reward, budget, spent, stock, taken }: Omit<Limits, 'endsAt' | 'withdrawnAt'>) =>
  (stock !== null && taken >= stock) || (budget !== null && budget - spent < (reward ?? 1n));

/** Why a promotion is closed at `now`; undefined while it is not. */
export function closedReason(promotion: Limits, now: Date): ClosedReason | undefined {
  if (promotion.withdrawnAt !== null) return 'WITHDRAWN';
  if (promotion.endsAt !== null && promotion.endsAt <= now) return 'ENDED';
  return isUsedUp(promotion) ? 'USED_UP' : undefined;
}

/**
 * Where an account stands in a promotion at `now` (B§4): its own status once it has joined, else whether it still can. A
 * promotion without sign-up has no status. What was joined and not claimed before the promotion closed is closed, too.
 */
export function signUpStatus(
  promotion: Limits & Pick<PromotionRow, 'signUp'>,
  signUp: Pick<SignUpRow, 'status'> | undefined,
  now: Date,
): SignUpStatus | undefined {
  if (!promotion.signUp) return undefined;
  const closed = closedReason(promotion, now) !== undefined;
  if (signUp && !(closed && signUp.status === 'JOINED')) return signUp.status;
  return closed ? 'SIGN_UP_DUE' : 'ALLOW_JOIN';
}
