import type { LobbyNews } from '@site/contracts/areas/messages';
import { HOUR, MINUTE } from '../../core/clock';
import { createMerchant } from '../../testing/fixtures';
import { createSeededApp, refusalOf, type SeededApp, valueIn } from '../../testing/seeded';
import { lobbyNews } from './tables';

const PATH = '/wps/relay/GLS2_lobbyNews';

let test: SeededApp;
beforeAll(async () => {
  test = await createSeededApp();
});
afterAll(() => test.close());

const newsOf = async (merchant: string, language = 'EN') =>
  valueIn<{ list: LobbyNews[] }>(await test.guest(merchant).get(PATH, { language })).list;

const item = (merchant: string, id: string, publishedAt: number) => ({
  id: `${merchant}-${id}`,
  merchant,
  title: { en: id, th: id },
  content: { en: '', th: '' },
  publishedAt: new Date(publishedAt),
});

it.each(['aurora', 'lagoon'])('gives %s its own news, newest first @RP-037', async (merchant) => {
  const list = await newsOf(merchant);
  expect(list).toHaveLength(5);
  expect(list[0]).toEqual({
    id: `${merchant}-news-lantern-row`,
    title: 'Lantern Row opens for the festival',
    content: expect.stringMatching(/^<p>.+<\/p>$/),
    date: '2026-11-20',
    url: '/m/rng',
  });
  expect(list.map(({ date }) => date)).toEqual(
    list
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
  expect(Object.keys(list[4] ?? {})).not.toContain('url');
});

it('writes them in the language asked for @RP-037', async () => {
  const list = await newsOf('aurora', 'TH');
  expect(list[0]?.title).toBe('โคมลอยเปิดให้เล่นรับเทศกาล');
  expect(refusalOf(await test.guest().get(PATH, { language: 'XX' }))).toEqual([400, 'request.invalid']);
});

it('dates them by the merchant’s calendar and leaves out what is still to come @RP-037', async () => {
  // 15:00 in Bangkok, 21:00 in Auckland.
  const now = test.clock();
  await createMerchant(test.db, { code: 'kiwi', timeZone: 'Pacific/Auckland' });
  await test.db
    .insert(lobbyNews)
    .values([
      item('kiwi', 'before-midnight', now - 22 * HOUR),
      item('kiwi', 'after-midnight', now - 20 * HOUR),
      item('kiwi', 'now', now),
      item('kiwi', 'to-come', now + MINUTE),
    ]);
  expect((await newsOf('kiwi')).map(({ title, date }) => [title, date])).toEqual([
    ['now', '2026-11-20'],
    ['after-midnight', '2026-11-20'],
    ['before-midnight', '2026-11-19'],
  ]);
});

it('stays a short list, of the newest @RP-037', async () => {
  await createMerchant(test.db, { code: 'busy' });
  const items = Array.from({ length: 25 }, (_, age) => item('busy', `age-${age}`, test.clock() - age * HOUR));
  await test.db.insert(lobbyNews).values(items);
  const list = await newsOf('busy');
  expect(list).toHaveLength(20);
  expect(list.at(-1)?.title).toBe('age-19');
});

it('is fetched again only when it has changed @RP-037', async () => {
  const ask = (headers: Record<string, string>) =>
    test.app.inject({ url: PATH, headers: { merchant: 'lagoon', ...headers } });
  const { etag } = (await ask({})).headers;
  const again = () => ask({ 'if-none-match': String(etag) });
  expect((await again()).statusCode).toBe(304);
  await test.db.insert(lobbyNews).values(item('lagoon', 'fresh', test.clock()));
  expect((await again()).statusCode).toBe(200);
});
