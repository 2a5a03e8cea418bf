import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';
import { type OpenDatabase, openPglite, openPostgres } from '../db/client';
import { createPglite } from '../db/pglite';
import { DUMP_VARIABLE } from './migratedDump';

async function openInMemory(): Promise<OpenDatabase> {
  const dump = process.env[DUMP_VARIABLE];
  if (dump === undefined) return openPglite();
  const client = await createPglite({ loadDataDir: new Blob([readFileSync(dump)]) });
  return { db: drizzle({ client }), close: () => client.close() };
}

/**
 * An empty database of its own for a test file: in memory, or a new one on the Postgres of `DATABASE_URL`, so
 * that the same tests prove both.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env.DATABASE_URL;
  if (!url) return openInMemory();
  const name = `platform_test_${randomBytes(6).toString('hex')}`;
  const runOnServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await runOnServer(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const opened = await openPostgres(address.href);
  return {
    db: opened.db,
    close: async () => {
      await opened.close();
      await runOnServer(`drop database ${name}`);
    },
  };
}
