import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { useOwnFonts } from './fonts';
import { hasPostgres, startOwnPostgres } from './ownPostgres';
import { prepareDatabases } from './preparedDatabases';

export default async function setUp(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'platform-test-'));
  useOwnFonts(folder);
  const postgres = await postgresForTests();
  const dropDatabases = await prepareDatabases(folder, postgres?.url);
  (globalThis as { tidyUp?: () => Promise<void> }).tidyUp = async () => {
    await dropDatabases();
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  };
}

/**
 * The Postgres of `DATABASE_URL`, or one of the tests' own: they take less time than on PGlite, which works in the
 * process of each test. None where the variable is empty, or where this machine has no Postgres.
 */
async function postgresForTests(): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const { DATABASE_URL: url } = process.env;
  if (url === undefined) return hasPostgres() ? startOwnPostgres() : undefined;
  return url === '' ? undefined : { url, stop: async () => undefined };
}
