import { sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { POSTGRES } from './content';

const MOST_LOOKS = 5_000;

/**
 * Waits until somebody waits for a lock that this transaction holds. PGlite does one transaction after the other: there
 * nobody ever waits for a lock, and nothing is waited for.
 *
 * @throws Error when nobody comes.
 */
export async function untilSomebodyWaits(tx: Database): Promise<void> {
  if (!process.env[POSTGRES]) return;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const found: unknown = await tx.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and pg_backend_pid() = any(pg_blocking_pids(pid))`);
    if ((found as { rows: unknown[] }).rows.length > 0) return;
  }
  throw new Error('nobody waits for a lock');
}
