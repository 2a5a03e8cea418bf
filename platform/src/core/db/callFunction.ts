import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './client';

/**
 * What a function of the database returns (repeatable.sql). Sent as it is written: what runs at each movement of money
 * has no time for a query builder.
 *
 * @param call Such as sql`care_of(${id})`.
 */
export async function callFunction<Value>(db: Database, call: SQL): Promise<Value> {
  const result: unknown = await db.execute(sql`select ${call} as value`);
  const { rows } = result as { rows: readonly { value: Value }[] };
  const [row] = rows;
  if (!row) throw new Error('a function of the database returned no row');
  return row.value;
}
