import { and, eq, or } from 'drizzle-orm';
import { type Account, accounts } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';

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

/** The account of a mobile number at a merchant. */
export async function findByMobile(
  db: Database,
  merchant: string,
  mobileNum: string,
): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchant, merchant), eq(accounts.mobileNum, mobileNum)));
  return account;
}

/** The account of a user name alone at a merchant. */
export async function findByUsername(
  db: Database,
  merchant: string,
  username: string,
): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchant, merchant), eq(accounts.usernameKey, usernameKey(username))));
  return account;
}

/** E-mail addresses are compared in lower case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
