import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../core/db/client';
import type { HealthRow } from './figures';
import { type healthHours, healthMinutes } from './tables';

/** The value of a column that was to be inserted. */
const added = ({ name }: PgColumn) => sql.raw(`excluded."${name}"`);

const sum = (column: PgColumn) => sql`${column} + ${added(column)}`;
const union = (column: PgColumn) => sql`${column} | ${added(column)}`;
const most = (column: PgColumn) => sql`greatest(${column}, ${added(column)})`;

/** Place by place; the shorter list has zeros behind its end. */
const sums = (column: PgColumn): SQL =>
  sql`array(select coalesce(a, 0) + coalesce(b, 0) from unnest(${column}, ${added(column)}) with ordinality as pairs(a, b, place) order by place)`;

/**
 * Puts figures to the rows that are there, or makes them: one statement, whatever comes beside it. Rows of minutes count
 * addresses together, those of hours keep the most of one minute.
 */
export async function addRows(
  db: Database,
  table: typeof healthMinutes | typeof healthHours,
  rows: readonly HealthRow[],
): Promise<void> {
  if (rows.length === 0) return;
  // In one order, so that of calls that come together none waits for another that waits for it.
  const sorted = [...rows].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  await db
    .insert(table)
    .values(sorted)
    .onConflictDoUpdate({
      target: [table.merchant, table.minute, table.remote, table.release],
      set: {
        outcomes: sums(table.outcomes),
        faults: sums(table.faults),
        views: sum(table.views),
        viewsWithError: sum(table.viewsWithError),
        viewsWithOwnError: sum(table.viewsWithOwnError),
        addresses: table === healthMinutes ? sum(table.addresses) : most(table.addresses),
        faultsFrom: union(table.faultsFrom),
        errorsFrom: union(table.errorsFrom),
        lcp: sums(table.lcp),
        inp: sums(table.inp),
        cls: sums(table.cls),
      },
    });
}

const placeOf = ({ remote, release }: HealthRow) => `${remote}@${release}`;
