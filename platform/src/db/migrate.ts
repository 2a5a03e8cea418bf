import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as runPostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as runPglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';

const migrationsFolder = path.join(import.meta.dirname, '../../migrations');

/** What Drizzle cannot declare (triggers): a repeatable migration, run after the numbered ones at each start. */
const repeatable = () => readFileSync(path.join(import.meta.dirname, 'repeatable.sql'), 'utf8');

/** Any number will do, as long as every process asks for the same one. */
const MIGRATION_LOCK = 7_204_118;

export async function migratePglite(db: PgliteDatabase, client: PGlite): Promise<void> {
  await runPglite(db, { migrationsFolder });
  await client.exec(repeatable());
}

/** Processes that start together take turns, so that each migration runs once. */
export async function migratePostgres(db: NodePgDatabase, pool: pg.Pool): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runPostgres(db, { migrationsFolder });
    await db.execute(sql.raw(repeatable()));
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    connection.release();
  }
}
