import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';

/**
 * Holds what accounts have and give for the length of this database transaction: their own rates, those of their direct
 * downlines, and the places of their quotas. Everybody takes these locks first inside a transaction and in one order, so
 * that nobody waits in a circle; nobody is moved to another agent meanwhile either (db/repeatable.sql).
 */
export async function holdRates(tx: Database, accountIds: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended('team paths', 0))`);
  for (const id of [...new Set(accountIds)].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rebates of ${id}`}, 0))`);
}
