import type { GameHit, GameSearchAnswer, TextRange } from '@site/contracts/areas/gameSearch';
import { eq, sql } from 'drizzle-orm';
import { createSeededApp, refusalOf, type SeededApp, valueIn } from '../../../testing/seeded';
import { games, merchantVendors } from '../tables';
import { heldQuery, nearQuery, withSimilarity } from './candidates';

let test: SeededApp;
beforeAll(async () => {
  test = await createSeededApp();
});
afterAll(() => test.close());

const PATH = '/wps/games/search';

const search = async (text: string, language = 'EN', merchant = 'aurora'): Promise<GameSearchAnswer> =>
  valueIn(await test.guest(merchant).get(PATH, { text, language }));

const names = ({ games: hits }: GameSearchAnswer) => hits.map(({ game }) => game.gameName);
const marked = (name: string, marks: readonly TextRange[]) =>
  marks.map(({ start, end }) => name.slice(start, end));
const markedIn = ({ game, marks }: GameHit) => marked(game.gameName, marks);

describe('search over all games', () => {
  it('puts the name itself first, then names and words that begin with it, then the rest', async () => {
    const found = names(await search('gold'));
    const place = (pattern: RegExp) => found.findIndex((name) => pattern.test(name));
    expect(place(/^Gold/)).toBe(0);
    expect(found.slice(0, found.findLastIndex((name) => /^Gold/.test(name)) + 1)).toEqual(
      found.filter((name) => /^Gold/.test(name)),
    );
    expect(place(/ Gold/)).toBeGreaterThan(0);
    expect(names(await search('copper koi'))[0]).toBe('Copper Koi');
  });

  it('marks what it found, of whatever spelling', async () => {
    const [hit] = (await search('  TEMPLE   tides ')).games;
    expect(hit && [hit.game.gameName, markedIn(hit)]).toEqual(['Temple of Tides', ['Temple', 'Tides']]);
  });

  it.each([
    ['gloden', 'Golden'],
    ['tmeple of tides', 'Temple of Tides'],
    ['papermoon', 'Paper Moon'],
    ['baccarrat', 'Baccarat'],
  ])('takes %s for %s', async (typed, meant) => {
    const { games: hits, nearest } = await search(typed);
    expect(nearest).toBe(false);
    expect(hits.length).toBeGreaterThan(0);
    for (const hit of hits) expect(hit.game.gameName).toContain(meant);
  });

  it('finds Thai names by any part of them, with a letter missing, and marks whole letters', async () => {
    const pagoda = {
      game: expect.objectContaining({ gameName: 'เจดีย์กลางน้ำ' }),
      marks: [{ start: 6, end: 13 }],
    };
    expect((await search('กลางน้ำ', 'TH')).games).toEqual([pagoda]);
    expect((await search('กลงน้ำ', 'TH')).games).toEqual([pagoda]);
    expect((await search('กลางน', 'TH')).games[0]).toEqual(pagoda);
  });

  it('finds names of the other language, and says which name it found', async () => {
    const [hit] = (await search('กลางน้ำ', 'EN')).games;
    expect(hit).toMatchObject({
      game: { gameName: 'Temple of Tides' },
      marks: [],
      alias: { name: 'เจดีย์กลางน้ำ', marks: [{ start: 6, end: 13 }] },
    });
  });

  it('names providers in each of their categories, mistakes included, and lists their games', async () => {
    for (const typed of ['moonreef', 'MONREEF', 'moonr']) {
      const answer = await search(typed);
      expect(answer.providers.map(({ code, gameType }) => [code, gameType])).toEqual([
        ['MOONREEF', 'RNG'],
        ['MOONREEF', 'FISH'],
      ]);
      expect(answer.games.every(({ game }) => game.vassalage === 'MOONREEF')).toBe(true);
    }
    const [provider] = (await search('reef')).providers;
    expect(provider && marked(provider.name, provider.marks)).toEqual(['reef']);
  });

  it('joins words of names, providers and categories', async () => {
    expect(names(await search('moonreef koi'))).toEqual(['Copper Koi', 'Jade Koi']);
    const slots = await search('moonreef slots');
    expect(slots.providers).toMatchObject([{ code: 'MOONREEF', gameType: 'RNG' }]);
    expect(slots.games.every(({ game }) => game.gameType === 'RNG' && game.vassalage === 'MOONREEF')).toBe(
      true,
    );
  });

  it.each([
    ['slots', 'RNG'],
    ['casino', 'LIVE'],
    ['ยิงปลา', 'FISH'],
    ['ไก่ชน', 'COCKFIGHT'],
  ])('takes %s for the category %s', async (typed, category) => {
    const answer = await search(typed);
    expect(answer.categories).toContain(category);
    expect(answer.games.length).toBeGreaterThan(0);
  });

  it('looks for no single letter, Thai or not, which is in nearly every name', async () => {
    for (const text of ['a', ' K ', 'ก', '7', '€'])
      expect(await search(text)).toMatchObject({ games: [], providers: [], categories: [], nearest: false });
    expect((await search('กา', 'TH')).games.length).toBeGreaterThan(0);
  });

  it('looks at eight words and no more', async () => {
    const name = 'copper koi copper koi copper koi copper koi';
    expect(names(await search(`${name} dragon`))).toEqual(names(await search('copper koi')));
  });

  it('says that there are more than it answers', async () => {
    const answer = await search('an');
    expect([answer.games.length, answer.more]).toEqual([40, true]);
  });

  it('shows the nearest names, and says so, when nothing answers', async () => {
    const answer = await search('tempestuous tiger');
    expect(answer).toMatchObject({ nearest: true, providers: [], categories: [], more: false });
    expect(names(answer).some((name) => name.includes('Tiger'))).toBe(true);
    expect(answer.games.every(({ marks }) => marks.length === 0)).toBe(true);
    expect(await search('zzzzzz')).toMatchObject({ nearest: false, games: [] });
  });

  it.each(['', '   ', '%', '_', '\\', '%%', "'", '$1', '; drop table games', '<b>'])(
    'takes %j as letters like any other',
    async (text) => {
      const answer = await search(text);
      expect(answer.games.filter(() => !answer.nearest)).toEqual([]);
    },
  );

  it.each([{ text: 'x'.repeat(101) }, { text: 'x'.repeat(10_000) }, { text: 'a\u0000b' }, {}])(
    'refuses %j',
    async (query: Record<string, string>) => {
      expect(refusalOf(await test.guest().get(PATH, { language: 'EN', ...query }))).toEqual([
        400,
        'request.invalid',
      ]);
    },
  );

  it('keeps a name with markup as text', async () => {
    const name = { en: '<img src=x onerror=alert(1)> Koi', th: '<b>ปลา</b>' };
    await test.db.update(games).set({ name }).where(eq(games.code, 'jade-koi'));
    const [hit] = (await search('onerror')).games;
    expect(hit && [hit.game.gameName, markedIn(hit)]).toEqual([name.en, ['onerror']]);
  });

  it('leaves out what the merchant does not offer, and what is closed, at once', async () => {
    expect(names(await search('copper koi'))).toContain('Copper Koi');
    await test.db.update(games).set({ open: false }).where(eq(games.code, 'copper-koi'));
    expect(names(await search('copper koi'))).not.toContain('Copper Koi');
    await test.db.update(games).set({ open: true }).where(eq(games.code, 'copper-koi'));
    await test.db.delete(merchantVendors).where(eq(merchantVendors.merchant, 'lagoon'));
    expect(await search('koi', 'EN', 'lagoon')).toMatchObject({ games: [], providers: [], nearest: false });
  });

  it('answers 304 to a caller that holds the answer', async () => {
    const query = { text: 'golden', language: 'EN' };
    const first = await test.app.inject({ url: PATH, query, headers: { merchant: 'aurora' } });
    const headers = { merchant: 'aurora', 'if-none-match': String(first.headers.etag) };
    expect((await test.app.inject({ url: PATH, query, headers })).statusCode).toBe(304);
  });
});

it('lets other calls through between many searches', async () => {
  let found = 0;
  const storm = Array.from({ length: 60 }, async (_, number) => {
    await search(`an ${number}`);
    found += 1;
  });
  await Promise.race(storm);
  await test.guest().get('/wps/relay/GCSGAME_getRankList', { gameCategory: 'ALL', limitNum: 5 });
  expect(found).toBeLessThan(30);
  await Promise.all(storm);
  expect(found).toBe(60);
});

it('reads the index of trigrams once the catalogue is large', async () => {
  await test.db.execute(sql`
    insert into games (node_id, vendor, game_id, code, category, name, rank, min_bet, max_bet, free_play, is_game_h5)
    select 'grown-' || n, g.vendor, 'g' || n, 'grown-' || n, g.category,
      jsonb_build_object('en', (g.name->>'en') || ' ' || n, 'th', g.name->>'th'), 1000 + n, 100, 10000, true, 'Y'
    from generate_series(1, 10000) n
    join (select *, row_number() over (order by node_id) as row from games) g on g.row = 1 + n % 651`);
  await test.db.execute('analyze games');
  const planOf = async (db: typeof test.db, query: { getSQL(): ReturnType<typeof sql> }) => {
    const result: unknown = await db.execute(sql`explain ${query.getSQL()}`);
    return (result as { rows: { 'QUERY PLAN': string }[] }).rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const words = [{ text: 'temple', vendors: [], categories: [] }];
  expect(await planOf(test.db, heldQuery(test.db, 'aurora', 'temple', words))).toContain(
    'games_search_trigrams',
  );
  const near = await withSimilarity(test.db, 0.4, (tx) =>
    planOf(tx, nearQuery(tx, 'aurora', 'tempel of tides')),
  );
  expect(near).toContain('games_search_trigrams');
});
