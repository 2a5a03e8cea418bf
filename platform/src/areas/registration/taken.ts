import { and, eq, or } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { emailKey, usernameKey } from '../accounts/service';
import { fieldsRefusal } from './form';

interface Names {
  readonly username: string;
  readonly mobileNum?: string | undefined;
  readonly email?: string | undefined;
}

/**
 * Throws when an account of the merchant has one of these already.
 *
 * @throws Refusal username.exists, mobile.exists, email.exists; each under its field.
 */
export async function refuseTaken(db: Database, merchant: string, names: Names): Promise<void> {
  const key = usernameKey(names.username);
  const mail = names.email === undefined ? undefined : emailKey(names.email);
  const holders = await db
    .select({ usernameKey: accounts.usernameKey, mobileNum: accounts.mobileNum, emailKey: accounts.emailKey })
    .from(accounts)
    .where(
      and(
        eq(accounts.merchant, merchant),
        or(
          eq(accounts.usernameKey, key),
          names.mobileNum === undefined ? undefined : eq(accounts.mobileNum, names.mobileNum),
          mail === undefined ? undefined : eq(accounts.emailKey, mail),
        ),
      ),
    );
  const byNumber = names.username === names.mobileNum;
  const faults: [string, string][] = [];
  for (const holder of holders) {
    if (holder.usernameKey === key && !byNumber) faults.push(['username', 'username.exists']);
    const number = names.mobileNum !== undefined && holder.mobileNum === names.mobileNum;
    if (number || (byNumber && holder.usernameKey === key)) faults.push(['mobileNum', 'mobile.exists']);
    if (mail !== undefined && holder.emailKey === mail) faults.push(['email', 'email.exists']);
  }
  if (faults.length > 0) throw fieldsRefusal(faults);
}
