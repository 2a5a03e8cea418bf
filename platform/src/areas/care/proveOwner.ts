import { HOUR } from '../../core/clock';
import type { Limit } from '../../core/http/rateLimit';
import type { SignedInContext } from '../../core/http/route';
import { refuseWrongPassword } from '../security/ownPassword';
import { refuseUnconfirmed } from '../session/confirm';

/** Tries of an account, right ones too: as often as other secrets may be tried. */
const triesLimit: Limit = { name: 'care password', calls: 10, windowMs: HOUR };

/**
 * Throws unless the owner of the account has just shown who it is: by the password, or by a login or a confirmation that
 * is not old.
 *
 * @throws Refusal password.old.wrong, auth.confirm.required, request.rate.limited.
 */
export async function proveOwner(
  context: SignedInContext,
  { password }: { password?: string | undefined },
): Promise<void> {
  if (password === undefined) return refuseUnconfirmed(context);
  await context.http.request.server.platform.limiter.take(triesLimit, context.account.id);
  await refuseWrongPassword(context.account, password);
}
