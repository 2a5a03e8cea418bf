import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundlePrograms } from '@site/build/bundlePrograms';
import { useOwnFonts } from './fonts';
import { hasPostgres, startOwnPostgres } from './ownPostgres';
import { prepareDatabases } from './preparedDatabases';
import { PROGRAMS, PROGRAMS_FOLDER } from './programs';

/** They load WebAssembly or a library of the machine's. */
const NO_JAVASCRIPT = ['@electric-sql/pglite', '@node-rs/argon2', 'sharp'];

export default async function setUp(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'platform-test-'));
  useOwnFonts(folder);
  const programs = await bundlePrograms(path.join(import.meta.dirname, '..'), PROGRAMS, NO_JAVASCRIPT);
  process.env[PROGRAMS_FOLDER] = programs;
  const postgres = await postgresForTests();
  const dropDatabases = await prepareDatabases(folder, postgres?.url);
  (globalThis as { tidyUp?: () => Promise<void> }).tidyUp = async () => {
    await dropDatabases();
    await postgres?.stop();
    for (const made of [folder, programs]) rmSync(made, { recursive: true });
  };
}

/**
 * The Postgres of `DATABASE_URL`, or one of the tests' own: they take less time than on PGlite, which works in the
 * process of each test. None where the variable is empty, or where this machine has no Postgres.
 */
async function postgresForTests(): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const { DATABASE_URL: url } = process.env;
  if (url === undefined) return hasPostgres() ? ownPostgres() : undefined;
  return url === '' ? undefined : { url, stop: async () => undefined };
}

async function ownPostgres() {
  const { socketUrl: url, stop } = await startOwnPostgres();
  return { url, stop };
}
