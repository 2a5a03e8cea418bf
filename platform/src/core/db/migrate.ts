import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as runPostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as runPglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';

const migrationsFolder = path.join(import.meta.dirname, '../../../migrations');

/** What Drizzle cannot declare (triggers, functions): a repeatable migration, run after the numbered ones at each start. */
const repeatable = () => readFileSync(path.join(import.meta.dirname, 'repeatable.sql'), 'utf8');

/** Any number will do, as long as every process asks for the same one. */
const START_LOCK = 7_204_118;

export async function migratePglite(db: PgliteDatabase, client: PGlite): Promise<void> {
  await runPglite(db, { migrationsFolder });
  await client.exec(repeatable());
}

export async function migratePostgres(db: NodePgDatabase): Promise<void> {
  await runPostgres(db, { migrationsFolder });
  await repeatWhereChanged(db);
}

/**
 * Runs the repeatable migration unless the database has it as it is now: it takes tables for itself, which a
 * process that starts must not do to those that serve players.
 */
async function repeatWhereChanged(db: NodePgDatabase): Promise<void> {
  const text = repeatable();
  const hash = createHash('sha256').update(text).digest('hex');
  await db.transaction(async (tx) => {
    await tx.execute(sql`create table if not exists drizzle.repeatable (hash text not null)`);
    const { rows } = await tx.execute(sql`select hash from drizzle.repeatable`);
    if (rows[0]?.hash === hash) return;
    await tx.execute(sql.raw(text));
    await tx.execute(sql`delete from drizzle.repeatable`);
    await tx.execute(sql`insert into drizzle.repeatable values (${hash})`);
  });
}

/** Processes that start together take turns, so that each migration runs once and one fills empty tables. */
export async function oneAtATime(pool: pg.Pool, run: () => Promise<void>): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [START_LOCK]);
    await run();
  } finally {
    // The lock ends with its connection.
    connection.release(true);
  }
}
