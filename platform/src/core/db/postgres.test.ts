import { count, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { seedWhatIsMissing } from '../../demo/firstStart';
import { buildPlatform } from '../../platform';
import { createMerchant } from '../../testing/fixtures';
import { type OwnPostgres, startOwnPostgres } from '../../testing/ownPostgres';
import { addressOf, newDatabaseName, runOnServer } from '../../testing/postgresServer';
import { stallableProxy } from '../../testing/stallableProxy';
import { accounts } from '../accounts/tables';
import { readConfig } from '../config';
import { databaseClock, databaseNow } from '../databaseClock';
import { merchants } from '../merchants/tables';
import { type OpenDatabase, openPostgres } from './client';

let postgres: OwnPostgres;
beforeAll(async () => {
  postgres = await startOwnPostgres();
}, 60_000);
afterAll(() => postgres.stop());

async function newDatabase(): Promise<string> {
  const name = newDatabaseName();
  await runOnServer(postgres.url, `create database ${name}`);
  return addressOf(postgres.url, name);
}

const platformOn = ({ db }: OpenDatabase): Promise<FastifyInstance> =>
  buildPlatform({ db, config: { ...readConfig({}), rateLimitFactor: 1_000 }, clock: Date.now });

const status = (app: FastifyInstance) =>
  app.inject({ url: '/wps/system/status', headers: { merchant: 'aurora' } });

it('is prepared once by processes that start together, and by none again', async () => {
  const url = await newDatabase();
  const prepared: number[] = [];
  const start = (process: number) =>
    openPostgres(url, {
      prepare: async (db) => {
        const before = await db.$count(merchants);
        await seedWhatIsMissing(db, new Date());
        if (before === 0) prepared.push(process);
      },
    });
  const opened = await Promise.all([1, 2, 3].map(start));
  expect(prepared).toHaveLength(1);
  const [first] = opened;
  if (!first) throw new Error('nothing opened');
  const [people] = await first.db.select({ count: count() }).from(accounts);
  const triggers = sql`select tgname, oid from pg_trigger where tgname like 'ledger%' order by tgname`;
  const before = await first.db.execute(triggers);
  opened.push(await start(4));
  expect(await first.db.select({ count: count() }).from(accounts)).toEqual([people]);
  // Triggers that are as they should be are not made again: that would take the ledger from those who use it.
  expect(await first.db.execute(triggers)).toMatchObject({ rows: (before as { rows: unknown[] }).rows });
  await Promise.all(opened.map(({ close }) => close()));
}, 120_000);

/** As if the text of the repeatable migration were another one. */
const forgetRepeated = ({ db }: OpenDatabase) =>
  db.execute(sql`update drizzle.repeatable set hash = 'before'`);
const repeated = async ({ db }: OpenDatabase) =>
  ((await db.execute(sql`select hash from drizzle.repeatable`)) as { rows: unknown[] }).rows;

it('is migrated without keeping calls waiting for long behind a table that somebody uses', async () => {
  const url = await newDatabase();
  const opened = await openPostgres(url);
  const now = await repeated(opened);
  await forgetRepeated(opened);
  let starting: Promise<OpenDatabase> | undefined;
  let longest = 0;
  await opened.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ledger_entries in access share mode`);
    starting = openPostgres(url);
    for (const began = performance.now(); performance.now() - began < 4_000; ) {
      const asked = performance.now();
      await opened.db.execute(sql`select count(*) from ledger_entries`);
      longest = Math.max(longest, performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  // It did wait, and then let go.
  expect(longest).toBeGreaterThan(500);
  expect(longest).toBeLessThan(3_500);
  await (await starting)?.close();
  expect(await repeated(opened)).toEqual(now);
  await opened.close();
}, 60_000);

it('is left as a newer platform has made it by one of the version before', async () => {
  const url = await newDatabase();
  const opened = await openPostgres(url);
  await forgetRepeated(opened);
  await opened.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the next version', 9999999999999)`,
  );
  await (await openPostgres(url)).close();
  expect(await repeated(opened)).toEqual([{ hash: 'before' }]);
  await opened.close();
});

it('may restart while calls run: they are told to come again, and the next are answered', async () => {
  const opened = await openPostgres(await newDatabase());
  await createMerchant(opened.db);
  const app = await platformOn(opened);
  const seen = new Set<string>();
  let ended = false;
  const callers = Array.from({ length: 20 }, async () => {
    while (!ended) {
      const answer = await status(app);
      seen.add(`${answer.statusCode} ${answer.headers['retry-after'] ?? ''}`);
    }
  });
  // Connections that are in use, not idle ones alone.
  const busy = Promise.allSettled([1, 2, 3].map(() => opened.db.execute(sql`select pg_sleep(5)`)));
  await postgres.restart();
  await busy;
  ended = true;
  await Promise.all(callers);

  expect([...seen].sort()).toEqual(['200 ', '503 5']);
  expect((await status(app)).statusCode).toBe(200);
  await app.close();
  await opened.close();
}, 60_000);

it('that hangs is waited for no longer than a call may take', async () => {
  const url = await newDatabase();
  const prepared = await openPostgres(url);
  await createMerchant(prepared.db);
  await prepared.close();
  const proxy = await stallableProxy(Number(new URL(url).port));
  const through = new URL(url);
  through.port = String(proxy.port);
  const opened = await openPostgres(through.href, {
    limits: { statementMs: 400, queryMs: 500, connectMs: 500 },
  });
  const app = await platformOn(opened);
  expect((await status(app)).statusCode).toBe(200);
  expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200);
  proxy.stall();
  expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(503);
  expect((await app.inject({ url: '/health/live' })).json()).toEqual({ status: 'ok' });
  const answers = await Promise.all([1, 2, 3].map(() => status(app)));
  for (const answer of answers) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({ error: { code: 'system.upgrading' } });
  }
  await proxy.close();
  await app.close();
  await opened.close();
}, 60_000);

it('ends a statement that takes too long', async () => {
  const opened = await openPostgres(postgres.url, {
    limits: { statementMs: 200, queryMs: 5_000, connectMs: 5_000 },
  });
  await expect(opened.db.execute(sql`select pg_sleep(10)`)).rejects.toMatchObject({
    cause: { code: '57014' },
  });
  await opened.close();
});

it('gives all processes its time', async () => {
  const opened = await openPostgres(postgres.url);
  const behind = await databaseClock(
    opened.db,
    () => undefined,
    () => Date.now() - 2_000,
  );
  expect(Math.abs(behind.now() - Date.now())).toBeLessThan(500);
  behind.stop();
  expect(Math.abs((await databaseNow(opened.db)) - Date.now())).toBeLessThan(500);
  await opened.close();
});
