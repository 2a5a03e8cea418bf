import type { Account } from '../../core/accounts/tables';
import { refusalUnder } from '../../core/http/refusal';
import { passwordMatches } from '../accounts/passwords';

/**
 * Throws unless this is the login password of the account. It is asked for before the e-mail address and the security
 * questions change: either is enough to reset the payment password, so a stolen session must not be enough for them.
 *
 * @throws Refusal password.old.wrong
 */
export async function refuseWrongPassword({ passwordHash }: Account, password: string): Promise<void> {
  if (!(await passwordMatches(passwordHash, password))) throw refusalUnder('password', 'password.old.wrong');
}
