import type { LimitPeriod } from '@site/contracts/areas/care';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client';

/** Calendar ones of the merchant: days, weeks from Monday, months. */
export const PERIODS: readonly LimitPeriod[] = ['DAY', 'WEEK', 'MONTH'];

/** A period that is running. */
export interface Period {
  /** Its first day, `YYYY-MM-DD`. */
  readonly firstDay: string;
  /** The midnight with which it begins. */
  readonly start: Date;
  /** The midnight at which it is over. */
  readonly end: Date;
}

export type Periods = Readonly<Record<LimitPeriod, Period>>;

/** What the periods are depends on nothing but the zone and the day: each process keeps those of the last day asked for. */
const known = new Map<string, Periods>();

const UNITS: Record<LimitPeriod, string> = { DAY: 'day', WEEK: 'week', MONTH: 'month' };

/**
 * The periods of a merchant that run at an instant. Counted on the merchant's clocks, so that a day of 23 or 25 hours is
 * one day, and a week begins on Monday (PL-046).
 *
 * @param timeZone Its IANA name.
 */
export async function periodsAt(db: Database, timeZone: string, at: Date): Promise<Periods> {
  const kept = known.get(timeZone);
  if (kept && at >= kept.DAY.start && at < kept.DAY.end) return kept;
  const start = (period: LimitPeriod): SQL =>
    sql`date_trunc(${sql.raw(`'${UNITS[period]}'`)}, ${at.toISOString()}::timestamptz at time zone ${timeZone})`;
  const instant = (local: SQL) =>
    sql<string>`(extract(epoch from (${local} at time zone ${timeZone})) * 1000)::bigint::text`;
  const columns = (period: LimitPeriod) => ({
    firstDay: sql<string>`${start(period)}::date::text`,
    start: instant(start(period)),
    end: instant(sql`(${start(period)} + ${sql.raw(`interval '1 ${UNITS[period]}'`)})`),
  });
  const [row] = await db
    .select({
      DAY: columns('DAY'),
      WEEK: columns('WEEK'),
      MONTH: columns('MONTH'),
    })
    .from(sql`(select 1) as one`);
  if (!row) throw new Error('there are no periods');
  const read = (period: LimitPeriod): Period => ({
    firstDay: row[period].firstDay,
    start: new Date(Number(row[period].start)),
    end: new Date(Number(row[period].end)),
  });
  const periods: Periods = { DAY: read('DAY'), WEEK: read('WEEK'), MONTH: read('MONTH') };
  known.set(timeZone, periods);
  return periods;
}
