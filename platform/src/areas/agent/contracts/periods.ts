import type { ContractKind } from '@site/contracts/areas/agentContracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { rowsOf } from '../../../core/db/rowsOf';

/** For what a contract pays: an hour, a day, or half a month of the merchant. */
export interface Period {
  readonly startsAt: Date;
  /** The next one starts then. */
  readonly endsAt: Date;
  readonly firstDay: string;
  readonly lastDay: string;
  /** Of an hour: what the merchant's clock shows when it begins. A day that is put back shows one twice. */
  readonly hour?: number;
}

interface Found {
  readonly starts: number;
  readonly ends: number;
  readonly first: string;
  readonly last: string;
  readonly hour: number | null;
}

/** The first and the last day of a period, by the local time `l.t`. */
const DAYS: Readonly<Record<ContractKind, readonly [first: SQL, last: SQL]>> = {
  HOURLY: [sql`l.t::date`, sql`l.t::date`],
  DAILY: [sql`l.t::date`, sql`l.t::date`],
  DIVIDEND: [
    sql`date_trunc('month', l.t)::date + case when extract(day from l.t) < 16 then 0 else 15 end`,
    sql`case when extract(day from l.t) < 16 then date_trunc('month', l.t)::date + 14
      else (date_trunc('month', l.t) + interval '1 month')::date - 1 end`,
  ],
};

/**
 * The period of a kind of contract in which an instant lies. Hours are counted from the merchant's midnight: a day has
 * 23, 24 or 25 of them, and the last one ends with the day.
 */
export async function periodAt(
  db: Database,
  kind: ContractKind,
  timeZone: string,
  at: Date,
): Promise<Period> {
  const [first, last] = DAYS[kind];
  const instant = sql`${at.toISOString()}::timestamptz`;
  const hours = kind === 'HOURLY';
  const passed = sql`floor(extract(epoch from ${instant} - d.starts) / 3600) * interval '1 hour'`;
  const starts = hours ? sql`d.starts + ${passed}` : sql`d.starts`;
  const ends = hours ? sql`least(d.ends, d.starts + ${passed} + interval '1 hour')` : sql`d.ends`;
  const [row] = await rowsOf<Found>(
    db,
    sql`select (extract(epoch from p.starts) * 1000)::float8 as starts,
        (extract(epoch from p.ends) * 1000)::float8 as ends,
        d.first::text as first, d.last::text as last,
        ${hours ? sql`extract(hour from p.starts at time zone ${timeZone})::int` : sql`null::int`} as hour
      from (select ${instant} at time zone ${timeZone} as t) l
      cross join lateral (select ${first} as first, ${last} as last) n
      cross join lateral (
        select n.first, n.last, n.first::timestamp at time zone ${timeZone} as starts,
          (n.last + 1)::timestamp at time zone ${timeZone} as ends
      ) d
      cross join lateral (select ${starts} as starts, ${ends} as ends) p`,
  );
  if (!row) throw new Error('Postgres did not tell a period');
  return {
    startsAt: new Date(row.starts),
    endsAt: new Date(row.ends),
    firstDay: row.first,
    lastDay: row.last,
    ...(row.hour !== null && { hour: row.hour }),
  };
}
