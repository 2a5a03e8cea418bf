import type { SignUpStatus } from '@site/contracts/areas/messages';
import type { PromotionRow, SignUpRow } from './tables';

export const hasEnded = (promotion: Pick<PromotionRow, 'endsAt'>, now: Date): boolean =>
  promotion.endsAt !== null && promotion.endsAt <= now;

/**
 * Where an account stands in a promotion at `now` (B§4): its own status once it has joined, else whether it
 * still can. A promotion without sign-up has no status. What was joined and not claimed by the end is closed.
 */
export function signUpStatus(
  promotion: Pick<PromotionRow, 'signUp' | 'endsAt'>,
  signUp: Pick<SignUpRow, 'status'> | undefined,
  now: Date,
): SignUpStatus | undefined {
  if (!promotion.signUp) return undefined;
  const ended = hasEnded(promotion, now);
  if (signUp && !(ended && signUp.status === 'JOINED')) return signUp.status;
  return ended ? 'SIGN_UP_DUE' : 'ALLOW_JOIN';
}
