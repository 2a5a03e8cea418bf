import { desc, lt } from 'drizzle-orm';
import { DAY } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { policyReports, telemetryEvents } from './tables';

/** How long browsers' reports are kept. */
const KEPT_MS = 30 * DAY;
/** How many of each kind: a few hundred megabytes, whatever is sent. */
const MOST_KEPT = 500_000;

/** Deletes reports of browsers that are too old, and of more than are kept the oldest. */
export async function deleteOldReports(db: Database, now: number, most = MOST_KEPT): Promise<void> {
  for (const table of [telemetryEvents, policyReports]) {
    await db.delete(table).where(lt(table.receivedAt, new Date(now - KEPT_MS)));
    const [oldestKept] = await db
      .select({ at: table.receivedAt })
      .from(table)
      .orderBy(desc(table.receivedAt))
      .offset(most - 1)
      .limit(1);
    if (oldestKept) await db.delete(table).where(lt(table.receivedAt, oldestKept.at));
  }
}
