import type { Account } from '../../core/accounts/tables';
import { Refusal } from '../../core/http/refusal';
import { passwordMatches } from '../accounts/passwords';

/**
 * Throws unless this is the login password of the account: a stolen session must not be enough to change what guards
 * its money.
 *
 * @throws Refusal password.old.wrong
 */
export async function refuseWrongPassword({ passwordHash }: Account, password: string): Promise<void> {
  if (!(await passwordMatches(passwordHash, password)))
    throw new Refusal('password.old.wrong', { fields: { password: ['password.old.wrong'] } });
}
