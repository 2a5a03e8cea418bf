import { drizzle } from 'drizzle-orm/pglite';
import { type OpenDatabase, openPostgres } from '../core/db/client';
import { listenToPglite } from '../core/db/listen';
import { createPglite } from '../core/db/pglite';
import { type Content, type DatabaseSystem, POSTGRES, templateOf } from './content';
import { ensureDump } from './dumps';
import { addressOf, copyDatabase, newDatabaseName, runOnServer } from './postgresServer';

/**
 * A database of its own for a test file: a new one on the Postgres of the tests, or in memory where there is none,
 * so that the same tests prove both.
 *
 * @param system The one that the test is about. Postgres is PGlite where the tests have none.
 */
export function openTestDatabase(
  content: Content = 'empty',
  system: DatabaseSystem = 'postgres',
): Promise<OpenDatabase> {
  const url = process.env[POSTGRES];
  return system === 'postgres' && url ? openOnServer(url, content) : openDump(content);
}

/** PGlite with all tables, in memory or in a folder that is still empty. */
export async function openDump(content: Content, folder?: string): Promise<OpenDatabase> {
  const client = await createPglite({
    loadDataDir: await ensureDump(content),
    ...(folder !== undefined && { dataDir: folder }),
  });
  return { db: drizzle({ client }), listen: listenToPglite(client), close: () => client.close() };
}

async function openOnServer(url: string, content: Content): Promise<OpenDatabase> {
  const name = newDatabaseName();
  await copyDatabase(url, name, templateOf(content));
  const opened = await openPostgres(addressOf(url, name));
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await runOnServer(url, `drop database ${name}`);
    },
  };
}
