import { type Account, accounts } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { refuseTaken } from './taken';

/**
 * Inserts the account, unless somebody has taken one of its names meanwhile.
 *
 * @throws Refusal username.exists, mobile.exists, email.exists.
 */
export async function insertAccount(db: Database, values: typeof accounts.$inferInsert): Promise<Account> {
  const [account] = await db.insert(accounts).values(values).onConflictDoNothing().returning();
  if (account) return account;
  const { merchant, username, mobileNum, email } = values;
  await refuseTaken(db, merchant, { username, mobileNum: mobileNum ?? undefined, email: email ?? undefined });
  throw new Error('the account was not created');
}
