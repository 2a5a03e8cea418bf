import { MINUTE } from '../../core/clock';
import { Refusal } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';

/** A login, or a confirmation, speaks for who holds the session for so long. */
export const CONFIRMED_FOR_MS = 10 * MINUTE;

/**
 * Throws when the owner of the session has to show again who it is: a stolen session must not be enough to change
 * how the account is entered.
 *
 * @throws Refusal auth.confirm.required
 */
export function refuseUnconfirmed({ session, clock }: SignedInContext): void {
  const confirmedAt = session.confirmedAt ?? session.createdAt;
  if (clock() - confirmedAt.getTime() > CONFIRMED_FOR_MS) throw new Refusal('auth.confirm.required');
}
