import { getTableColumns, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A row as `to_jsonb` gives it: by the names of the columns in the database. */
export type JsonRow = Readonly<Record<string, unknown>>;

/**
 * The row of a table that a query read as JSON. That is for small rows of several tables in one query: a join of them
 * costs more to plan than to read. Amounts come through as numbers, which are exact up to 15 digits, as money is.
 */
export function rowOfJson<Table extends PgTable>(table: Table, json: JsonRow): InferSelectModel<Table> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    columns.map(([key, column]) => {
      const value = json[column.name];
      return [key, value === null ? null : column.mapFromDriverValue(value)];
    }),
  ) as InferSelectModel<Table>;
}
