import { mkdirSync } from 'node:fs';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { type Listen, listenToPglite, listenToPostgres } from './listen';
import { MIGRATION_LOCK_MS, migratePglite, migratePostgres, oneAtATime } from './migrate';
import { createPglite } from './pglite';

/**
 * The database, or a transaction of it. A function that is handed one uses that one and no other: PGlite has
 * a single connection, so a query beside an open transaction would wait for itself for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly db: Database;
  /** Hears NOTIFY of a channel, on a connection of its own. */
  readonly listen: Listen;
  close(): Promise<void>;
}

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/** How long a call waits for the database, in ms. */
export interface CallLimits {
  readonly connectMs: number;
  /** After which the server gives a query up. */
  readonly statementMs: number;
  /** After which a server that says nothing at all is given up. */
  readonly queryMs: number;
}

/** A call has 10 s. */
const CALL_LIMITS: CallLimits = { connectMs: CONNECT_TIMEOUT_MS, statementMs: 8_000, queryMs: 9_000 };
/** A transaction that nobody goes on with holds locks that others wait for. */
const IDLE_TRANSACTION_TIMEOUT_MS = 15_000;

/** What fills the tables before anybody uses them. */
export type Prepare = (db: Database) => Promise<void>;

export interface OpenOptions {
  readonly prepare?: Prepare | undefined;
  readonly limits?: CallLimits;
}

const nothing: Prepare = () => Promise.resolve();

/**
 * Opens Postgres by its address, brings its tables up to date, and prepares them. Of processes that start together
 * one does so after the other. Rejects when it does not answer.
 */
export async function openPostgres(
  url: string,
  { prepare = nothing, limits = CALL_LIMITS }: OpenOptions = {},
): Promise<OpenDatabase> {
  await withConnections({ connectionString: url, max: 2, lock_timeout: MIGRATION_LOCK_MS }, async (pool) => {
    const db = drizzlePostgres({ client: pool });
    await oneAtATime(pool, async () => {
      await migratePostgres(db);
      await prepare(db);
    });
  });
  const pool = newPool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    query_timeout: limits.queryMs,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
  });
  return { db: drizzlePostgres({ client: pool }), listen: listenToPostgres(url), close: () => pool.end() };
}

function newPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...options });
  // A connection that the server drops is replaced at the next query, and a query that ran on it rejects. Without
  // listeners, of the pool for idle ones and of each connection for those in use, it ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  return pool;
}

/** Migrations and the first data take as long as they take: connections without the other limits of calls. */
async function withConnections(options: pg.PoolConfig, use: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const pool = newPool(options);
  try {
    await use(pool);
  } finally {
    await pool.end();
  }
}

/**
 * Opens PGlite, Postgres inside this process, brings its tables up to date, and prepares them.
 *
 * @param folder Where its files live; made when missing. Without one it lives in memory.
 */
export async function openPglite(folder?: string, prepare: Prepare = nothing): Promise<OpenDatabase> {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const client = await createPglite(folder === undefined ? {} : { dataDir: folder });
  const db = drizzlePglite({ client });
  await migratePglite(db, client);
  await prepare(db);
  return { db, listen: listenToPglite(client), close: () => client.close() };
}
