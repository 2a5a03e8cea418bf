import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { operate } from '../../../operate';
import { createMerchant } from '../../../testing/fixtures';
import { createProcessDatabase, type OwnProcess, startPlatform } from '../../../testing/ownProcess';
import { openPage, type Page, until } from '../../news/testing';
import { announcements } from '../tables';

/* The operator's commands in a process of their own, as they are run beside a platform on Postgres. */

let database: Awaited<ReturnType<typeof createProcessDatabase>>;
let platform: OwnProcess;
let folder: string;
let page: Page;
beforeAll(async () => {
  database = await createProcessDatabase();
  await database.work(({ db }) => createMerchant(db));
  platform = await startPlatform(database.environment);
  folder = await mkdtemp(path.join(tmpdir(), 'announcements-'));
  page = await openPage(`http://127.0.0.1:${platform.port}`, { merchant: 'aurora' });
}, 60_000);
afterAll(async () => {
  page.leave();
  platform.stop();
  await platform.ended;
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Waits until the open page has heard that announcements changed, once more than before. */
async function hearsAfter<Done>(act: () => Promise<Done>): Promise<Done> {
  const news = () => page.events().filter(({ changed }) => changed.includes('announcements')).length;
  const before = news();
  const done = await act();
  await until(() => news() > before, 'news of announcements');
  return done;
}

const titles = async () => {
  const query = 'types=PL&language=EN&platform=M&merchantCode=aurora';
  const answer = await fetch(
    `http://127.0.0.1:${platform.port}/wps/relay/MCSFE_getListAnnouncements?${query}`,
    { headers: { merchant: 'aurora', moduleid: 'COMM3' } },
  );
  const { value } = (await answer.json()) as { value: { notices: { title: string }[] } };
  return value.notices.map(({ title }) => title);
};

const command = (...args: string[]) =>
  operate([...args, '--merchant', 'aurora'], database.environment, async () => '');

const NOTICE = {
  id: 'rain',
  type: 'PL',
  title: { en: 'Rain', th: 'ฝน' },
  content: { en: '<p>x</p>', th: '<p>x</p>' },
};

it('tells the open pages of a platform that runs what was put up and taken down', async () => {
  const file = path.join(folder, 'rain.json');
  await writeFile(file, JSON.stringify(NOTICE));
  expect(await hearsAfter(() => command('announcement', 'put', '--file', file))).toBe('rain is up');
  expect(await titles()).toEqual(['Rain']);
  expect(await hearsAfter(() => command('announcement', 'take', '--id', 'rain'))).toBe('rain is down');
  expect(await titles()).toEqual([]);
}, 30_000);

it('tells them what begins by the clock', async () => {
  const row = { merchant: 'aurora', type: 'PL' as const, title: NOTICE.title, content: NOTICE.content };
  const startsAt = new Date(Date.now() + 4_000);
  await hearsAfter(() =>
    database.work(({ db }) => db.insert(announcements).values({ id: 'later', ...row, startsAt })),
  );
  expect(await titles()).toEqual([]);
  await hearsAfter(async () => undefined);
  expect(await titles()).toEqual(['Rain']);
}, 30_000);
