import type { HealthMinutes, HealthMinutesQuery } from '@site/contracts/federation/health';
import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../../core/db/client';
import { healthMinuteOf } from './figures';
import { healthHours, healthMinutes } from './tables';

/** Rows of one answer, a megabyte or two. */
const MOST_ROWS = 2_000;

type Query = z.output<typeof HealthMinutesQuery>;

/**
 * The rows of closed minutes, and of hours where the minutes are gone, by time. An answer ends with a whole minute.
 *
 * @param closed The first minute that is not closed.
 */
export async function readMinutes(
  db: Database,
  query: Query,
  closed: Date,
  most = MOST_ROWS,
): Promise<z.output<typeof HealthMinutes>> {
  const { from, until } = { from: new Date(query.from), until: new Date(query.until) };
  const end = until < closed ? until : closed;
  const rows = await rowsWithin(db, query, from, end, most + 1);
  const cut = rows.length > most ? rows.at(-1)?.minute : undefined;
  if (cut === undefined) return { until: until.toISOString(), minutes: rows.map(healthMinuteOf) };
  const whole = rows.filter(({ minute }) => minute < cut);
  if (whole.length > 0) return { until: cut.toISOString(), minutes: whole.map(healthMinuteOf) };
  // One minute has more than an answer holds: it is given whole.
  const after = new Date(cut.getTime() + 1);
  const minute = await rowsWithin(db, query, cut, after);
  return { until: after.toISOString(), minutes: minute.map(healthMinuteOf) };
}

async function rowsWithin(db: Database, query: Query, from: Date, end: Date, most?: number) {
  const read = (table: typeof healthMinutes | typeof healthHours) => {
    const selected = db
      .select()
      .from(table)
      .where(
        and(
          gte(table.minute, from),
          lt(table.minute, end),
          query.merchant === undefined ? undefined : eq(table.merchant, query.merchant),
          query.remote === undefined ? undefined : eq(table.remote, query.remote),
          query.release === undefined ? undefined : eq(table.release, query.release),
        ),
      )
      .orderBy(asc(table.minute), asc(table.merchant), asc(table.remote), asc(table.release));
    return most === undefined ? selected : selected.limit(most);
  };
  const rows = [...(await read(healthHours)), ...(await read(healthMinutes))];
  return rows.sort((one, other) => one.minute.getTime() - other.minute.getTime()).slice(0, most);
}
