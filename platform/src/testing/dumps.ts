import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migratePglite } from '../core/db/migrate';
import { createPglite } from '../core/db/pglite';
import { START } from './clock';
import { type Content, dumpOf } from './content';

/** @returns The dump of a PGlite that holds this, which is made where nobody has made it before. */
export async function ensureDump(content: Content): Promise<Blob> {
  const file = dumpOf(content);
  if (!existsSync(file)) await (content === 'empty' ? writeEmptyDump() : writeSeededDump());
  return new Blob([readFileSync(file)]);
}

async function writeEmptyDump(): Promise<void> {
  // A log in pieces of 1 MB instead of 16: each test file reads the whole dump.
  const client = await createPglite({ initDbStartParams: ['--wal-segsize=1'] });
  await dropUnused(client);
  await migratePglite(drizzle({ client }), client);
  await writeDump(client, 'empty');
}

async function writeSeededDump(): Promise<void> {
  const client = await createPglite({ loadDataDir: await ensureDump('empty') });
  // Most files that ask for a database need nothing of the demonstration.
  const { seed } = await import('../demo/seed/seed');
  await seed(drizzle({ client }), new Date(START));
  await writeDump(client, 'seeded');
}

/** A new PGlite holds three databases; tests use one, and each file would read the others for nothing. */
async function dropUnused(client: PGlite): Promise<void> {
  await client.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
}

async function writeDump(client: PGlite, content: Content): Promise<void> {
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('none');
  await client.close();
  const file = dumpOf(content);
  // At once there or not at all: other processes look for it.
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
}
