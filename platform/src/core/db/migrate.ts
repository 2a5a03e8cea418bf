import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as runPostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as runPglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';
import { SECOND } from '../clock';
import { isDatabaseAway } from './databaseAway';

const migrationsFolder = path.join(import.meta.dirname, '../../../migrations');

/** What Drizzle cannot declare (triggers, functions): a repeatable migration, run after the numbered ones at each start. */
const repeatable = () => readFileSync(path.join(import.meta.dirname, 'repeatable.sql'), 'utf8');

/** Any number will do, as long as every process asks for the same one. */
const START_LOCK = 7_204_118;

export async function migratePglite(db: PgliteDatabase, client: PGlite): Promise<void> {
  await runPglite(db, { migrationsFolder });
  await client.exec(repeatable());
}

/** How long a migration waits for a table: whoever asks for the table meanwhile waits behind it. */
export const MIGRATION_LOCK_MS = 2 * SECOND;
const TRIES = 30;
const BETWEEN_TRIES_MS = SECOND;

/**
 * Brings the tables up to date while other processes use them.
 *
 * @throws What the database says when a table could not be had for a minute and a half, or a migration is wrong.
 */
export async function migratePostgres(db: NodePgDatabase): Promise<void> {
  await whenTablesAreFree(() => runPostgres(db, { migrationsFolder }));
  await whenTablesAreFree(() => repeatWhereChanged(db));
}

/** Each try is one transaction: one that has to wait too long takes nothing with it, and lets calls pass before the next. */
async function whenTablesAreFree(migrate: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await migrate();
    } catch (error) {
      if (!isDatabaseAway(error) || tries === TRIES) throw error;
      await wait(BETWEEN_TRIES_MS);
    }
  }
}

/** Whether a newer platform has migrated the database already. */
async function isAhead(tx: Pick<NodePgDatabase, 'execute'>): Promise<boolean> {
  const own = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  const { rows } = await tx.execute(sql`select max(created_at) as newest from drizzle.__drizzle_migrations`);
  return Number(rows[0]?.newest) > own;
}

/**
 * Runs the repeatable migration unless the database has it as it is now: it takes tables for itself, which a
 * process that starts must not do to those that serve players. Nor does one of the version before, which starts again
 * during an upgrade, put back what the new ones have changed.
 */
async function repeatWhereChanged(db: NodePgDatabase): Promise<void> {
  const text = repeatable();
  const hash = createHash('sha256').update(text).digest('hex');
  await db.transaction(async (tx) => {
    await tx.execute(sql`create table if not exists drizzle.repeatable (hash text not null)`);
    const { rows } = await tx.execute(sql`select hash from drizzle.repeatable`);
    if (rows[0]?.hash === hash || (await isAhead(tx))) return;
    await tx.execute(sql.raw(text));
    await tx.execute(sql`delete from drizzle.repeatable`);
    await tx.execute(sql`insert into drizzle.repeatable values (${hash})`);
  });
}

/** Processes that start together take turns, so that each migration runs once and one fills empty tables. */
export async function oneAtATime(pool: pg.Pool, run: () => Promise<void>): Promise<void> {
  const connection = await pool.connect();
  try {
    // As long as the others take.
    await connection.query('set lock_timeout = 0');
    await connection.query('select pg_advisory_lock($1)', [START_LOCK]);
    await run();
  } finally {
    // The lock ends with its connection.
    connection.release(true);
  }
}
