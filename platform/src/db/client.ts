import { mkdirSync } from 'node:fs';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { migratePglite, migratePostgres } from './migrate';
import { createPglite } from './pglite';

/**
 * The database, or a transaction of it. A function that is handed one uses that one and no other: PGlite has
 * a single connection, so a query beside an open transaction would wait for itself for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;

/** Opens Postgres by its address and brings its tables up to date. Rejects when it does not answer. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // An idle connection that the server drops is replaced on the next query; without a listener it ends the process.
  pool.on('error', () => undefined);
  const db = drizzlePostgres({ client: pool });
  try {
    await migratePostgres(db, pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db, close: () => pool.end() };
}

/**
 * Opens PGlite, Postgres inside this process, and brings its tables up to date.
 *
 * @param folder Where its files live; made when missing. Without one it lives in memory.
 */
export async function openPglite(folder?: string): Promise<OpenDatabase> {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const client = await createPglite(folder === undefined ? {} : { dataDir: folder });
  const db = drizzlePglite({ client });
  await migratePglite(db, client);
  return { db, close: () => client.close() };
}
