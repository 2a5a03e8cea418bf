import { HOUR, MINUTE } from '../../core/clock';
import { NEWS_CHANNEL, tellNews } from '../../core/news/tellNews';
import { createTestApp, type TestApp } from '../../testing/app';
import { createMerchant } from '../../testing/fixtures';
import { announcements, banners, lobbyNews, popups } from './tables';
import { tellTurns } from './turns';

let test: TestApp;
let stop: (() => Promise<void>) | undefined;
const told: string[] = [];
let hearEnd = () => {};
/** No merchant: told after what is looked for, so that nothing is on its way any more. */
const END = 'end announcements';
beforeEach(async () => {
  test = await createTestApp();
  for (const code of ['aurora', 'lagoon']) await createMerchant(test.db, { code });
  stop = await test.app.platform.listen?.(NEWS_CHANNEL, {
    hear: (payload) => {
      const { merchant, kind } = JSON.parse(payload) as { merchant?: string; kind: string };
      const news = `${merchant} ${kind}`;
      if (news === END) hearEnd();
      else told.push(news);
    },
    missed: () => undefined,
    fault: () => undefined,
  });
});
afterEach(async () => {
  await stop?.();
  await test.close();
});

const after = (ms: number) => new Date(test.clock() + ms);
const words = { en: 'Rain', th: 'ฝน' };

/** Once everything that was told has been heard. */
async function heard(): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    hearEnd = resolve;
  });
  await tellNews(test.db, { merchant: 'end' }, 'announcements');
  await ended;
}

/** Looks after a while, as so many processes do; what was told of, by merchant. */
async function look(ms = 0, processes = 1): Promise<string[]> {
  // Triggers tell of what the test has put up.
  await heard();
  test.clock.advance(ms);
  told.length = 0;
  await Promise.all(Array.from({ length: processes }, () => tellTurns(test.db, test.clock())));
  await heard();
  return [...told];
}

const NEWS = ['aurora announcements'];

it('tells of what begins and what ends, once, and of nothing else', async () => {
  const notice = { id: 'rain', merchant: 'aurora', type: 'PL' as const, title: words, content: words };
  await test.db.insert(announcements).values({ ...notice, startsAt: after(HOUR), endsAt: after(2 * HOUR) });
  expect(await look()).toEqual([]);
  expect(await look(HOUR - 1)).toEqual([]);
  expect(await look(1)).toEqual(NEWS);
  expect(await look(MINUTE)).toEqual([]);
  expect(await look(HOUR)).toEqual(NEWS);
  expect(await look(HOUR)).toEqual([]);
});

it('tells of banners, pop-ups and news of the lobby, too', async () => {
  const banner = { merchant: 'aurora', groupName: 'm_home', position: 0, scene: 'reef' };
  await look();
  await test.db
    .insert(banners)
    .values({ id: 'b', ...banner, eyebrow: words, title: words, endsAt: after(MINUTE) });
  await test.db.insert(popups).values({
    id: 'p',
    merchant: 'lagoon',
    execution: 'A',
    position: 0,
    content: words,
    startsAt: after(2 * MINUTE),
  });
  await test.db
    .insert(lobbyNews)
    .values({ id: 'n', merchant: 'aurora', title: words, content: words, publishedAt: after(3 * MINUTE) });
  expect(await look(MINUTE)).toEqual(NEWS);
  expect(await look(MINUTE)).toEqual(['lagoon announcements']);
  expect(await look(MINUTE)).toEqual(NEWS);
});

it('tells after a restart what has turned meanwhile, and several processes tell it once', async () => {
  const notice = { id: 'rain', merchant: 'aurora', type: 'PL' as const, title: words, content: words };
  await look();
  await test.db.insert(announcements).values({ ...notice, startsAt: after(MINUTE) });
  // Nobody looks for an hour.
  expect(await look(HOUR, 3)).toEqual(NEWS);
  expect(await look()).toEqual([]);
});

it('is no earlier for a clock that went back', async () => {
  await look();
  const notice = { id: 'rain', merchant: 'aurora', type: 'PL' as const, title: words, content: words };
  await test.db.insert(announcements).values({ ...notice, startsAt: after(MINUTE) });
  expect(await look(MINUTE)).toEqual(NEWS);
  expect(await look(-MINUTE)).toEqual([]);
  expect(await look(MINUTE)).toEqual([]);
});
