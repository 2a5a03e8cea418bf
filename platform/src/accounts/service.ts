import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../db/client';
import { type Account, accounts } from './tables';

/** User names are compared in lower case. */
export const usernameKey = (username: string): string => username.trim().toLowerCase();

/** The account of a user name, or of a mobile number, at a merchant. The user name wins. */
export async function findByLogin(
  db: Database,
  merchant: string,
  login: string,
): Promise<Account | undefined> {
  const key = usernameKey(login);
  const found = await db
    .select()
    .from(accounts)
    .where(
      and(eq(accounts.merchant, merchant), or(eq(accounts.usernameKey, key), eq(accounts.mobileNum, key))),
    );
  return found.find((account) => account.usernameKey === key) ?? found[0];
}
