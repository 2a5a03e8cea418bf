import type { changePassword } from '@site/contracts/areas/passwords';
import type * as z from 'zod/mini';
import { Refusal } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { refuseUnfitPassword, setPassword } from '../accounts/newPassword';
import { hashPassword, passwordMatches } from '../accounts/passwords';
import { tellOwner } from '../accounts/tellOwner';

/**
 * Changes the password of who is signed in and ends every other session of the account.
 *
 * @throws Refusal password.format, password.common, password.confirm.mismatch, password.old.wrong,
 *   modify.new.old.same.
 */
export async function change(context: SignedInContext, typed: z.output<(typeof changePassword)['request']>) {
  const { db, merchant, account, session, clock } = context;
  const { oldPassword, newPassword, confirmNewPassword } = typed;
  refuseUnfitPassword(merchant, newPassword, account);
  if (newPassword !== confirmNewPassword)
    throw new Refusal('password.confirm.mismatch', {
      fields: { confirmNewPassword: ['password.confirm.mismatch'] },
    });
  if (!(await passwordMatches(account.passwordHash, oldPassword)))
    throw new Refusal('password.old.wrong', { fields: { oldPassword: ['password.old.wrong'] } });
  // After the old one was right: this answer would tell a thief of the session that a guess is right.
  if (newPassword === oldPassword)
    throw new Refusal('modify.new.old.same', { fields: { newPassword: ['modify.new.old.same'] } });
  const passwordHash = await hashPassword(newPassword);
  await db.transaction((tx) => setPassword(tx, account, passwordHash, { now: clock(), keep: session.id }));
  tellOwner(context, account, 'passwordChanged');
  return {};
}
