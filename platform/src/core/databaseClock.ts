import { sql } from 'drizzle-orm';
import { type Clock, MINUTE } from './clock';
import type { Database } from './db/client';

/** How often the difference to the database's clock is read again. */
const READ_EVERY_MS = MINUTE;

export interface DatabaseClock {
  readonly now: Clock;
  stop(): void;
}

/**
 * The database's clock, read at the start and every minute. All processes on one database go by it: by clocks of
 * their own one could take a bet on a draw of which another has shown the numbers already.
 *
 * @param onFault Hears of a reading that failed; the difference of before goes on to hold.
 * @throws What the database says when the first reading fails.
 */
export async function databaseClock(
  db: Database,
  onFault: (fault: unknown) => void,
  own: Clock = Date.now,
): Promise<DatabaseClock> {
  let ahead = await aheadOf(db, own);
  const timer = setInterval(() => {
    aheadOf(db, own).then((read) => {
      ahead = read;
    }, onFault);
  }, READ_EVERY_MS);
  timer.unref();
  return { now: () => own() + ahead, stop: () => clearInterval(timer) };
}

/** How far the database's clock is ahead of ours, in ms; the way there and back counts half. */
async function aheadOf(db: Database, own: Clock): Promise<number> {
  const asked = own();
  const at = await databaseNow(db);
  return at - Math.round((asked + own()) / 2);
}

/** What the database's clock says now, in milliseconds since 1970: for what runs once, as a command of an operator. */
export async function databaseNow(db: Database): Promise<number> {
  const [row] = await db
    .select({ at: sql<string>`(extract(epoch from clock_timestamp()) * 1000)::bigint::text` })
    .from(sql`(select 1) as one`);
  return Number(row?.at);
}
