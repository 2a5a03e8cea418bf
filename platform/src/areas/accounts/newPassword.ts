import { fieldFault } from '@site/contracts/areas/validators';
import { eq } from 'drizzle-orm';
import { type Account, accounts } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { Refusal, refusalUnder } from '../../core/http/refusal';
import type { Merchant } from '../../core/merchants/tables';
import { endSessionsOf } from '../../core/sessions/sessions';
import { isCommonPassword } from './commonPasswords';
import { passwordMatches } from './passwords';

type Names = Partial<Pick<Account, 'username' | 'mobileNum' | 'email'>>;

/**
 * What is wrong with a new password: the code of the merchant's rule, or `password.common`.
 *
 * @param names Of the account, where it is known: none of them may be its password.
 */
export function newPasswordFault({ settings, name, code }: Merchant, password: string, names: Names = {}) {
  const { username, mobileNum, email } = names;
  const common = isCommonPassword(password, [username, mobileNum, email, name, code]);
  return (
    fieldFault(settings.rules.password, password, { required: true }) ??
    (common ? 'password.common' : undefined)
  );
}

/**
 * Throws when a password may not become the new one of anybody.
 *
 * @throws Refusal password.format, password.common; under `newPassword`.
 */
export function refuseUnfitPassword(merchant: Merchant, password: string, names?: Names): void {
  const fault = newPasswordFault(merchant, password, names);
  if (fault === undefined) return;
  throw new Refusal(fault === 'password.common' ? fault : 'password.format', {
    fields: { newPassword: [fault] },
  });
}

/** Throws modify.new.old.same when the new password is the one that the account has. */
export async function refuseSamePassword(account: Account, password: string): Promise<void> {
  if (account.passwordHash === null || !(await passwordMatches(account.passwordHash, password))) return;
  throw refusalUnder('newPassword', 'modify.new.old.same');
}

/**
 * Gives an account a new password and ends its sessions, save the one that asked. In a transaction with what
 * allowed it.
 */
export async function setPassword(
  db: Database,
  account: Account,
  passwordHash: string,
  { now, keep }: { now: number; keep?: string },
): Promise<void> {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
  await endSessionsOf(db, account.id, 'password-changed', now, keep);
}
