import { and, eq, gt, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { callFunction } from '../../db/callFunction';
import type { Database } from '../../db/client';
import { playStretches } from './tables';

/** Seconds of a stretch that lie between two instants, where some of it does. */
const secondsWithin = (from: SQLWrapper, to: SQLWrapper): SQL =>
  sql`extract(epoch from least(${playStretches.seenAt}, ${to}) - greatest(${playStretches.since}, ${from}))`;

/** Milliseconds that an account has played between two instants. */
export async function playedBetween(db: Database, accountId: string, from: Date, to: Date): Promise<number> {
  const call = sql`played_between(${accountId}, ${from.toISOString()}, ${to.toISOString()})`;
  return Number(await callFunction<string | number>(db, call));
}

/** Hours of a day, from its midnight on the merchant's clocks: all of it, or its night. */
export interface HoursOfDay {
  readonly from: number;
  readonly to: number;
}

/**
 * Seconds that an account has played on each day of a merchant from one to another, days without play left out. What
 * goes over midnight counts on both days.
 *
 * @param days First and last, `YYYY-MM-DD`.
 * @param hours Only what lies within these hours of each day; the whole day without.
 */
export async function secondsByDay(
  db: Database,
  accountId: string,
  days: { readonly first: string; readonly last: string },
  timeZone: string,
  { from, to }: HoursOfDay = { from: 0, to: 24 },
): Promise<Map<string, number>> {
  // Midnights are looked up on the merchant's clocks: a day of 23 or 25 hours ends with itself.
  const hour = (hours: number): SQL =>
    hours === 24
      ? sql`((d.day + 1)::timestamp at time zone ${timeZone})`
      : sql`((d.day + make_interval(hours => ${hours})) at time zone ${timeZone})`;
  const rows = await db
    .select({
      day: sql<string>`d.day::text`,
      seconds: sql<string>`sum(${secondsWithin(hour(from), hour(to))})::bigint::text`,
    })
    .from(
      sql`(select generate_series(${days.first}::date, ${days.last}::date, interval '1 day')::date as day) d`,
    )
    .innerJoin(
      playStretches,
      and(
        eq(playStretches.accountId, accountId),
        gt(playStretches.seenAt, hour(from)),
        lt(playStretches.since, hour(to)),
      ),
    )
    .groupBy(sql`d.day`)
    .orderBy(sql`d.day`);
  return new Map(rows.map(({ day, seconds }) => [day, Number(seconds)]));
}
