import { openPostgres } from '../core/db/client';
import { seed } from '../demo/seed/seed';
import { START } from './clock';
import { DUMPS, POSTGRES, TEMPLATES, templateOf } from './content';
import { ensureDump } from './dumps';
import { addressOf, newDatabaseName, runOnServer } from './postgresServer';

/**
 * Makes one empty and one seeded database, of which each test file gets a copy in a fraction of the time that
 * making its own would take.
 *
 * @param folder Keeps the dumps of PGlite as long as tests run.
 * @param url A Postgres for tests, where few files ask for PGlite: dumps are then made when one does.
 * @returns Drops what is on that Postgres.
 */
export async function prepareDatabases(folder: string, url?: string): Promise<() => Promise<void>> {
  process.env[DUMPS] = folder;
  if (url) return makeTemplates(url);
  for (const content of ['empty', 'seeded'] as const) await ensureDump(content);
  return async () => undefined;
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
