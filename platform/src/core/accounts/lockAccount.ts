import { eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { accounts } from './tables';

/**
 * Holds an account until the transaction ends, so that calls of its owner that come side by side are counted, or
 * write, one after the other. Rows that only point to the account are written meanwhile.
 */
export async function lockAccount(tx: Database, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}
