import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openPostgres } from './core/db/client';
import { rowsOf } from './core/db/rowsOf';
import { operate } from './operate';
import { POSTGRES } from './testing/content';
import { createMerchant } from './testing/fixtures';
import { postgresPrograms } from './testing/ownPostgres';
import {
  createProcessDatabase,
  type OwnProcess,
  type ProcessDatabase,
  startPlatform,
} from './testing/ownProcess';
import { addressOf, newDatabaseName, runOnServer } from './testing/postgresServer';
import { expectAllWithdrawn, newWithdrawer, withdrawAll } from './testing/withdrawals';

/* What docs/operations.md says of upgrades and of backups, as it is written there. */

const workspace = path.join(import.meta.dirname, '..');
const PLAYERS = 20;
/** When the next version is started, and when a dump is taken, in answers. */
const UPGRADE_AFTER = 10;
const DUMP_AFTER = 30;

const server = process.env[POSTGRES] ?? '';
const restored = newDatabaseName();
let database: ProcessDatabase;
let folder: string;
const started: OwnProcess[] = [];
beforeAll(async () => {
  if (!server) throw new Error('there is no Postgres on this machine (Debian: apt-get install postgresql)');
  database = await createProcessDatabase();
  // Beside the platform, so that what it imports is found.
  folder = mkdtempSync(path.join(workspace, '.next-'));
});
afterAll(async () => {
  for (const platform of started) platform.kill();
  await Promise.all(started.map(({ ended }) => ended));
  await runOnServer(server, `drop database if exists ${restored}`);
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** A platform with one migration more, in a folder of its own. */
function nextVersion(): string {
  for (const part of ['src', 'migrations', 'package.json'])
    cpSync(path.join(workspace, part), path.join(folder, part), { recursive: true });
  symlinkSync(path.join(workspace, 'node_modules'), path.join(folder, 'node_modules'));
  const journalFile = path.join(folder, 'migrations/meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as {
    entries: { idx: number; when: number }[];
  };
  const last = journal.entries.at(-1);
  const next = { idx: (last?.idx ?? 0) + 1, version: '7', when: (last?.when ?? 0) + 1, breakpoints: true };
  writeFileSync(
    journalFile,
    JSON.stringify({ ...journal, entries: [...journal.entries, { ...next, tag: 'of_the_next' }] }),
  );
  writeFileSync(
    path.join(folder, 'migrations/of_the_next.sql'),
    `alter table "withdraw_orders" add column "of_the_next" text default 'added' not null;`,
  );
  return folder;
}

it('is upgraded process by process, and dumped, while money moves; what is restored has sound books', async () => {
  const next = nextVersion();
  const players = await database.work(async ({ db }) => {
    await createMerchant(db);
    return Promise.all(Array.from({ length: PLAYERS }, () => newWithdrawer(db)));
  });
  let serving = await startPlatform(database.environment);
  started.push(serving);
  let upgraded: Promise<void> | undefined;
  const upgrade = async () => {
    const newer = await startPlatform(database.environment, next);
    started.push(newer);
    const [older] = started;
    serving = newer;
    older?.stop();
    await older?.ended;
  };
  const url = database.environment.DATABASE_URL ?? '';
  const program = (name: string) => path.join(postgresPrograms() ?? '', name);
  const dump = path.join(folder, 'site.dump');
  await withdrawAll(
    players,
    () => serving,
    (answers) => {
      if (answers === UPGRADE_AFTER) upgraded = upgrade();
      if (answers === DUMP_AFTER) execFileSync(program('pg_dump'), ['-Fc', '-f', dump, url]);
    },
  );
  await upgraded;
  await database.work(async ({ db }) => {
    await expectAllWithdrawn(db, players);
    expect(await rowsOf(db, sql`select distinct of_the_next from withdraw_orders`)).toEqual([
      { of_the_next: 'added' },
    ]);
  });

  await runOnServer(server, `create database ${restored}`);
  const copy = addressOf(server, restored);
  execFileSync(program('pg_restore'), ['--exit-on-error', '--no-owner', '-d', copy, dump]);
  const check = () => operate(['books', 'check'], { DATABASE_URL: copy }, async () => '');
  expect(await check()).toMatch(/^the books are sound: [1-9]\d* transactions$/);
  const opened = await openPostgres(copy);
  await opened.db.execute(sql`update ledger_accounts set balance = balance + 1 where kind = 'player'
    and id = (select min(id) from ledger_accounts where kind = 'player')`);
  await opened.close();
  await expect(check()).rejects.toThrow(/^1 figures of the ledger are not what its entries say: balance of /);
}, 180_000);
