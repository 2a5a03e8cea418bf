import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './client';

/** Rows of one statement: below Postgres' limit of 65,535 parameters for the widest table. */
const ROWS_AT_ONCE = 500;

/** Inserts rows of one table, a batch at a time. */
export async function insertInBatches<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await db.insert(table).values(rows.slice(start, start + ROWS_AT_ONCE) as Table['$inferInsert'][]);
}
