import type { SQL } from 'drizzle-orm';
import type { Database } from './client';

/** The rows of a query of our own writing, as the database names its columns. Both drivers return them under one name. */
export async function rowsOf<Row>(db: Database, query: SQL): Promise<readonly Row[]> {
  const result: unknown = await db.execute(query);
  return (result as { rows: readonly Row[] }).rows;
}
