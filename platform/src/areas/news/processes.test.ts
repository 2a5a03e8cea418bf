import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../core/config';
import { type OpenDatabase, openPostgres } from '../../core/db/client';
import { tellNews } from '../../core/news/tellNews';
import { endSessionsOf } from '../../core/sessions/sessions';
import { buildPlatform } from '../../platform';
import { createTestApp } from '../../testing/app';
import { createAccount, createMerchant, fund, signedInHeaders } from '../../testing/fixtures';
import { type OwnPostgres, startOwnPostgres } from '../../testing/ownPostgres';
import { createProcessDatabase, startPlatform } from '../../testing/ownProcess';
import { openPage, originOf, type Page, until } from './testing';

let postgres: OwnPostgres;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  const opened = await openPostgres(postgres.url);
  await createMerchant(opened.db);
  await opened.close();
}, 60_000);
afterAll(() => postgres.stop());

interface Process {
  readonly opened: OpenDatabase;
  readonly app: FastifyInstance;
  readonly origin: string;
  stop(): Promise<void>;
}

/** A platform with connections of its own, as another process has them. */
async function newProcess(): Promise<Process> {
  const opened = await openPostgres(postgres.url);
  const config = { ...readConfig({}), rateLimitFactor: 1_000 };
  const app = await buildPlatform({ ...opened, config, clock: Date.now });
  const origin = await originOf(app);
  return { opened, app, origin, stop: () => app.close().then(opened.close) };
}

const hears = (page: Page, ...kinds: string[]) =>
  until(() => kinds.every((kind) => page.heard().includes(kind)), `news of ${kinds}`);

async function newMember({ opened }: Process) {
  const account = await createAccount(opened.db, 'aurora');
  return { account, headers: await signedInHeaders(opened.db, account, Date.now()) };
}

it('is heard in every process, whichever changed it', async () => {
  const [here, there] = [await newProcess(), await newProcess()];
  const { account, headers } = await newMember(here);
  const [one, other] = [await openPage(here.origin, headers), await openPage(there.origin, headers)];
  await fund(there.opened.db, account, 10_000n);
  await Promise.all([hears(one, 'balance'), hears(other, 'balance')]);
  await tellNews(here.opened.db, { account: account.id }, 'unread');
  await Promise.all([hears(one, 'unread'), hears(other, 'unread')]);
  await endSessionsOf(there.opened.db, account.id, 'password-changed', Date.now());
  await Promise.all([one.ended, other.ended]);
  await Promise.all([here.stop(), there.stop()]);
});

it('ends with its process, and goes on at another one', async () => {
  const [first, second] = [await newProcess(), await newProcess()];
  const { account, headers } = await newMember(first);
  const before = await openPage(first.origin, headers);
  await Promise.all([first.stop(), before.ended]);
  const after = await openPage(second.origin, headers);
  await tellNews(second.opened.db, { account: account.id }, 'orders');
  await hears(after, 'orders');
  await second.stop();
});

it('outlives a restart of the database, and takes everything as changed', async () => {
  const process = await newProcess();
  const { account, headers } = await newMember(process);
  const [page, guest] = [
    await openPage(process.origin, headers),
    await openPage(process.origin, { merchant: 'aurora' }),
  ];
  const ended = jest.fn();
  page.ended.then(ended);
  await postgres.restart();
  await hears(page, 'balance', 'unread', 'orders', 'care', 'announcements', 'release');
  await hears(guest, 'announcements', 'release');
  expect(guest.heard().sort()).toEqual(['announcements', 'release']);
  const before = page.events().length;
  await fund(process.opened.db, account, 10_000n);
  await until(() => page.events().length > before, 'news of after the restart');
  expect(ended).not.toHaveBeenCalled();
  // What ended while nobody listened ends now.
  const gone = await newMember(process);
  const leaving = await openPage(process.origin, gone.headers);
  await Promise.all([
    postgres.restart().then(async () => {
      const other = await openPostgres(postgres.url);
      await other.db.execute('update sessions set ended_at = now() where ended_at is null');
      await other.close();
    }),
    leaving.ended,
  ]);
  await process.stop();
}, 60_000);

it('is heard on PGlite too', async () => {
  const test = await createTestApp({ system: 'pglite' });
  await createMerchant(test.db);
  const account = await createAccount(test.db, 'aurora');
  const page = await openPage(
    await originOf(test.app),
    await signedInHeaders(test.db, account, test.clock()),
  );
  await fund(test.db, account, 10_000n);
  await tellNews(test.db, { account: account.id }, 'care');
  await hears(page, 'balance', 'care');
  await Promise.all([test.close(), page.ended]);
});

it('does not keep a process that is asked to stop', async () => {
  const database = await createProcessDatabase();
  await database.work(({ db }) => createMerchant(db));
  const platform = await startPlatform(database.environment);
  const pages = await Promise.all(
    Array.from({ length: 20 }, () => openPage(`http://127.0.0.1:${platform.port}`, { merchant: 'aurora' })),
  );
  const started = performance.now();
  platform.stop();
  await Promise.all([platform.ended, ...pages.map(({ ended }) => ended)]);
  expect(performance.now() - started).toBeLessThan(5_000);
  await database.drop();
});
