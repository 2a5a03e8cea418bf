import { writeFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { openPostgres } from '../core/db/client';
import { migratePglite } from '../core/db/migrate';
import { createPglite } from '../core/db/pglite';
import { seed } from '../demo/seed/seed';
import { START } from './clock';
import { type Content, DUMPS, dumpOf, POSTGRES, TEMPLATES, templateOf } from './content';
import { addressOf, newDatabaseName, runOnServer } from './postgresServer';

/**
 * Makes one empty and one seeded database, of which each test file gets a copy in a fraction of the time that
 * making its own would take.
 *
 * @param folder Keeps the dumps of PGlite as long as tests run.
 * @param url A Postgres for tests; without it there is PGlite alone.
 * @returns Drops what is on that Postgres.
 */
export async function prepareDatabases(folder: string, url?: string): Promise<() => Promise<void>> {
  await writeDumps(folder);
  return url ? makeTemplates(url) : async () => undefined;
}

async function writeDumps(folder: string): Promise<void> {
  process.env[DUMPS] = folder;
  // A log in pieces of 1 MB instead of 16: each test file reads the whole dump.
  const client = await createPglite({ initDbStartParams: ['--wal-segsize=1'] });
  await dropUnused(client);
  const db = drizzle({ client });
  await migratePglite(db, client);
  await writeDump(client, 'empty');
  await seed(db, new Date(START));
  await writeDump(client, 'seeded');
  await client.close();
}

/** A new PGlite holds three databases; tests use one, and each file would read the others for nothing. */
async function dropUnused(client: PGlite): Promise<void> {
  await client.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
}

async function writeDump(client: PGlite, content: Content): Promise<void> {
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('none');
  writeFileSync(dumpOf(content), Buffer.from(await dump.arrayBuffer()));
}

async function makeTemplates(url: string): Promise<() => Promise<void>> {
  process.env[POSTGRES] = url;
  process.env[TEMPLATES] = newDatabaseName();
  const [empty, seeded] = [templateOf('empty'), templateOf('seeded')];
  await runOnServer(url, `create database ${empty}`);
  await (await openPostgres(addressOf(url, empty))).close();
  await runOnServer(url, `create database ${seeded} template ${empty}`);
  const opened = await openPostgres(addressOf(url, seeded));
  await seed(opened.db, new Date(START));
  await opened.close();
  return async () => {
    for (const name of [empty, seeded]) await runOnServer(url, `drop database ${name}`);
  };
}
