import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { type CareStateRow, careStates } from './tables';

/** The row of an account; none for one that has chosen nothing. */
export async function careStateOf(db: Database, accountId: string): Promise<CareStateRow | undefined> {
  const [row] = await db.select().from(careStates).where(eq(careStates.accountId, accountId));
  return row;
}

/**
 * Writes what has changed, and counts the version up. Call it with the account held (hold.ts).
 *
 * @returns The row as it is now.
 */
export async function changeState(
  tx: Database,
  accountId: string,
  changes: Partial<Omit<CareStateRow, 'accountId' | 'version'>>,
): Promise<CareStateRow> {
  const [row] = await tx
    .insert(careStates)
    .values({ ...changes, accountId, version: 1 })
    .onConflictDoUpdate({
      target: careStates.accountId,
      set: { ...changes, version: sql`${careStates.version} + 1` },
    })
    .returning();
  if (!row) throw new Error(`the care state of ${accountId} was not written`);
  return row;
}
