import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './client';
import { rowsOf } from './rowsOf';

/**
 * What a function of the database returns (repeatable.sql). Sent as it is written: what runs at each movement of money
 * has no time for a query builder.
 *
 * @param call Such as sql`care_of(${id})`.
 */
export async function callFunction<Value>(db: Database, call: SQL): Promise<Value> {
  const [row] = await rowsOf<{ value: Value }>(db, sql`select ${call} as value`);
  if (!row) throw new Error('a function of the database returned no row');
  return row.value;
}
