import type { LimitPeriod } from '@site/contracts/areas/care';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client';

/** Calendar ones of the merchant: days, weeks from Monday, months. */
export const PERIODS: readonly LimitPeriod[] = ['DAY', 'WEEK', 'MONTH'];

/** The names of Postgres for them. `date_trunc` has ISO weeks. */
const UNIT: Record<LimitPeriod, SQL> = {
  DAY: sql.raw(`'day'`),
  WEEK: sql.raw(`'week'`),
  MONTH: sql.raw(`'month'`),
};
const LENGTH: Record<LimitPeriod, SQL> = {
  DAY: sql.raw(`interval '1 day'`),
  WEEK: sql.raw(`interval '1 week'`),
  MONTH: sql.raw(`interval '1 month'`),
};

/** The first instant of the running period as a timestamp without zone, on the merchant's clocks. */
const localStart = (period: LimitPeriod, timeZone: string, at: Date): SQL =>
  sql`date_trunc(${UNIT[period]}, ${at.toISOString()}::timestamptz at time zone ${timeZone})`;

/** The first day of the running period, as an expression of type date. */
export const firstDay = (period: LimitPeriod, timeZone: string, at: Date): SQL =>
  sql`${localStart(period, timeZone, at)}::date`;

/**
 * The midnight at which the running period is over, in milliseconds since 1970, as text. Counted on the merchant's
 * clocks, so that a day of 23 or 25 hours is one day (PL-046).
 */
export const endOf = (period: LimitPeriod, timeZone: string, at: Date): SQL<string> =>
  sql<string>`(extract(epoch from ((${localStart(period, timeZone, at)} + ${LENGTH[period]}) at time zone ${timeZone})) * 1000)::bigint::text`;

/** When the running period of a merchant is over and the next one begins. */
export async function periodEnd(
  db: Database,
  period: LimitPeriod,
  timeZone: string,
  at: Date,
): Promise<Date> {
  const [row] = await db.select({ end: endOf(period, timeZone, at) }).from(sql`(select 1) as one`);
  if (!row) throw new Error('the period has no end');
  return new Date(Number(row.end));
}
