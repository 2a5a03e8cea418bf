import type { confirmIdentity } from '@site/contracts/areas/passkeys';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { Refusal } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { sessions } from '../../core/sessions/tables';
import { passwordMatches } from '../accounts/passwords';
import { provePasskey } from './assertion';

type Proof = z.output<(typeof confirmIdentity)['request']>;

async function refuseWrong(context: SignedInContext, proof: Proof): Promise<void> {
  if ('password' in proof) {
    if (!(await passwordMatches(context.account.passwordHash, proof.password)))
      throw new Refusal('password.wrong', { fields: { password: ['password.wrong'] } });
    return;
  }
  const { id } = await provePasskey(context, proof.credential);
  if (id !== context.account.id) throw new Refusal('passkey.failed');
}

/**
 * Notes that the owner of the account has shown again who it is, for `refuseUnconfirmed`.
 *
 * @throws Refusal password.wrong, passkey.*.
 */
export async function confirm(context: SignedInContext, proof: Proof) {
  const { db, session, clock } = context;
  await refuseWrong(context, proof);
  await db
    .update(sessions)
    .set({ confirmedAt: new Date(clock()) })
    .where(eq(sessions.id, session.id));
  return {};
}
