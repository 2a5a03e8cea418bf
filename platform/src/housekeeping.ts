import { lt } from 'drizzle-orm';
import { MINUTE } from './core/clock';
import type { Database } from './core/db/client';
import type { Area, Job } from './core/http/area';
import { deleteOldKeyPairs } from './core/http/keys';
import { idempotencyKeys, rateLimits } from './core/http/tables';

const SWEEP_EVERY_MS = 10 * MINUTE;

/** Deletes what has run out and what is read no more, of core and of each area. */
export async function sweep(db: Database, now: number, areas: readonly Area[]): Promise<void> {
  const ended = new Date(now);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, ended));
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, ended));
  await deleteOldKeyPairs(db, now);
  for (const { sweep: sweepArea } of areas) await sweepArea?.(db, now);
}

/** Everything that is done from time to time: the jobs of each area, and the tidying up of all. */
export const jobsOf = (areas: readonly Area[]): Job[] => [
  { name: 'sweeping', everyMs: SWEEP_EVERY_MS, run: (db, now) => sweep(db, now, areas) },
  ...areas.flatMap(({ jobs = [] }) => jobs),
];
