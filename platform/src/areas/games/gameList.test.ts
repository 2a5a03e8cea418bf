import type { Game } from '@site/contracts/areas/games';
import { eq, type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { ResponseCache } from '../../core/http/responseCache';
import { cpuMs } from '../../testing/cpuTime';
import { createSeededApp, refusalOf, type SeededApp, valueIn } from '../../testing/seeded';
import { firstGamesQuery, type GameFilter, gameOrderQuery, gamesQuery, listGames } from './gameList';
import { games } from './tables';

let test: SeededApp;
beforeAll(async () => {
  // Its speed is measured by this process's time, so the database has to be in it.
  test = await createSeededApp('pglite');
});
afterAll(() => test.close());

const LIST = '/wps/relay/GCSGAME_gameList';
const fixed = { merchant: 'aurora', clientType: 2, platform: 'html5', language: 'EN' };

interface GamePage {
  games: Game[];
  pageNum: number;
  totalPages: number;
}

async function list(query: Record<string, string | number>): Promise<GamePage> {
  const page = { pageNo: 1, pageSize: 100 };
  return valueIn(await test.guest().get(LIST, { ...fixed, ...page, gameType: 'RNG', ...query }));
}

const names = (page: GamePage) => page.games.map((game) => game.gameName);

describe('game list', () => {
  it('opens with the first games of the category in the merchant’s order @RP-024', async () => {
    const page = await list({ pageSize: 24 });
    expect(names(page).slice(0, 4)).toEqual([
      'Paper Moon',
      'Temple of Tides',
      'Lantern Row',
      'Lotus Terrace',
    ]);
    expect(page).toMatchObject({ pageNum: 1, totalPages: 11 });
  });

  it('gives every field of a game @RP-024', async () => {
    const [moon] = (await list({ pageSize: 1 })).games;
    expect(moon).toEqual({
      nodeId: 'SIXPETAL-paper-moon',
      nodeName: 'Paper Moon',
      roomId: '',
      vassalage: 'SIXPETAL',
      gameName: 'Paper Moon',
      displayName: 'Sixpetal',
      showIcon: expect.any(String),
      iconUrl: expect.stringMatching(/^\/cdn\/art\/SIXPETAL\/paper-moon\.icon\.svg\?lang=en&v=[0-9a-f]{10}$/),
      mobileLargeIcon: expect.stringMatching(/^\/cdn\/art\/SIXPETAL\/paper-moon\.tile\.svg\?/),
      supportPlay: 0,
      gameType: 'RNG',
      gameId: '1001',
      gameCode: 'paper-moon',
      isGameH5: 'Y',
      freeplay: 1,
      lottoMode: '',
      gameClassifyNew: expect.any(String),
    });
  });

  it('writes names in the language asked for @RP-024', async () => {
    expect(names(await list({ language: 'TH', pageSize: 2 }))).toEqual(['Paper Moon', 'เจดีย์กลางน้ำ']);
  });

  it('finds a part of a name in either language, whatever the language of the answer @RP-024', async () => {
    expect(names(await list({ gameName: 'TEMPLE of ti' }))).toEqual(['Temple of Tides']);
    expect(names(await list({ gameName: 'กลางน้ำ' }))).toEqual(['Temple of Tides']);
    expect(names(await list({ gameName: '  paper   moon ' }))).toEqual(['Paper Moon']);
  });

  it.each(['%', '_', '\\', '%%', "'", '$1', '; drop table games'])(
    'takes %j in a name search as a letter like any other @RP-024',
    async (gameName) => {
      const page = await list({ gameName });
      expect(page.games).toEqual([]);
    },
  );

  it('honours vendor, class, smallest bet and pay lines, one by one and together @RP-024', async () => {
    const byVendor = await list({ vassalage: 'MOONREEF' });
    expect(byVendor.games).toHaveLength(22);
    expect(byVendor.games.every((game) => game.vassalage === 'MOONREEF')).toBe(true);

    const jackpots = await list({ gameClassify: 'JP' });
    expect(jackpots.games.length).toBeGreaterThan(5);
    expect(jackpots.games.every((game) => game.gameClassifyNew === 'JP')).toBe(true);

    const rows = await test.db.select().from(games).where(eq(games.category, 'RNG'));
    const row = (game: Game) => rows.find((known) => known.nodeId === game.nodeId);
    const fromOne = await list({ minBet: '1.00', minLine: 25 });
    expect(fromOne.games.length).toBeGreaterThan(5);
    expect(fromOne.games.every((game) => (row(game)?.minBet ?? 0n) >= 100n)).toBe(true);
    expect(fromOne.games.every((game) => (row(game)?.lines ?? 0) >= 25)).toBe(true);
  });

  it('honours the mark on tiles', async () => {
    const marked = await list({ showIcon: 'NEW' });
    expect(marked.games.length).toBeGreaterThan(2);
    expect(marked.games.every((game) => game.showIcon === 'NEW')).toBe(true);
  });

  it('asks for bingo as slots of the class BG, and leaves bingo out of the slots @RP-024', async () => {
    const bingo = await list({ gameClassify: 'BG' });
    expect(bingo.games).toHaveLength(24);
    expect(bingo.games.every((game) => game.gameType === 'BINGO')).toBe(true);
    const brass = await list({ vassalage: 'BRASSBELL' });
    expect(brass.games).toEqual([]);
  });

  it('lists e-sports and cockfight with the sports @RP-024', async () => {
    const types = new Set((await list({ gameType: 'SPORTS' })).games.map((game) => game.gameType));
    expect(types).toEqual(new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT']));
  });

  it('hides what the merchant does not offer, and what is closed @RP-024', async () => {
    expect((await list({ vassalage: 'LANTERNBAY' })).games).toEqual([]);
    const wanted = { gameType: 'FISH', gameName: 'Shark Hunt' };
    expect((await list(wanted)).games).toHaveLength(1);
    const [shark] = (await list(wanted)).games;
    await test.db
      .update(games)
      .set({ open: false })
      .where(eq(games.nodeId, shark?.nodeId ?? ''));
    expect((await list(wanted)).games).toHaveLength(0);
    await test.db
      .update(games)
      .set({ open: true })
      .where(eq(games.nodeId, shark?.nodeId ?? ''));
  });

  it.each([
    { pageSize: 101 },
    { pageSize: 0 },
    { pageNo: 0 },
    { pageNo: 'one' },
    { gameType: 'POKER' },
    { minBet: '1' },
    { minBet: '1e3' },
    { vassalage: 'a b' },
    { gameName: 'x'.repeat(101) },
    { platform: 'flash' },
    { showIcon: 'OLD' },
    { minLine: 0 },
    { gameName: 'x'.repeat(10_000) },
    { gameName: 'a\u0000b' },
  ])('refuses %j', async (query) => {
    const answer = await test
      .guest()
      .get(LIST, { ...fixed, pageNo: 1, pageSize: 25, gameType: 'RNG', ...query });
    expect(refusalOf(answer)).toEqual([400, 'request.invalid']);
  });

  it('answers 304 to a caller that holds the page', async () => {
    const query = { ...fixed, pageNo: '1', pageSize: '25', gameType: 'RNG', clientType: '2' };
    const first = await test.app.inject({ url: LIST, query, headers: { merchant: 'aurora' } });
    const headers = { merchant: 'aurora', 'if-none-match': String(first.headers.etag) };
    expect((await test.app.inject({ url: LIST, query, headers })).statusCode).toBe(304);
  });

  it('answers the same again without asking the database for games, until the catalogue changes', async () => {
    const ask = () => list({ pageSize: 7 });
    const first = await ask();
    const select = jest.spyOn(test.db, 'select');
    const columns = () => select.mock.calls.flatMap(([wanted]) => Object.keys(wanted ?? {}));
    expect(await ask()).toEqual(first);
    expect(columns()).not.toContain('nodeId');
    const nodeId = String(first.games[0]?.nodeId);
    await test.db.update(games).set({ tag: 'CHANGED' }).where(eq(games.nodeId, nodeId));
    expect((await ask()).games[0]?.showIcon).toBe('CHANGED');
    expect(columns()).toContain('nodeId');
    select.mockRestore();
  });

  it('asks the database once for the first page of a list that nobody has seen', async () => {
    const select = jest.spyOn(test.db, 'select');
    const first = await list({ minBet: '-7.00', pageSize: 25 });
    const columns = select.mock.calls.map(([wanted]) => Object.keys(wanted ?? {}));
    expect(columns.filter((each) => each.includes('nodeId'))).toHaveLength(1);
    expect(columns.flat()).not.toContain('nodeIds');
    select.mockRestore();
    expect(first).toMatchObject({ pageNum: 1, totalPages: (await list({ pageSize: 25 })).totalPages });
  });

  it('never shows a game twice or leaves one out between pages, and is empty past the end', async () => {
    const filters = fc.record(
      {
        gameType: fc.constantFrom('RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT'),
        vassalage: fc.constantFrom('MOONREEF', 'JADEWORKS', 'PAPERCRANE', 'NOBODY'),
        gameName: fc.constantFrom('a', 'golden', 'ทอง', 'ea', 'zzz'),
        minBet: fc.constantFrom('0.01', '0.50', '1.00', '-1.00'),
        minLine: fc.integer({ min: 1, max: 60 }),
      },
      { requiredKeys: ['gameType'] },
    );
    await fc.assert(
      fc.asyncProperty(filters, fc.integer({ min: 1, max: 60 }), async (filter, pageSize) => {
        const first = await list({ ...filter, pageSize });
        const seen: string[] = [];
        for (let pageNo = 1; pageNo <= first.totalPages; pageNo++) {
          const page = await list({ ...filter, pageSize, pageNo });
          expect(page.games.length).toBeGreaterThan(0);
          expect(page.totalPages).toBe(first.totalPages);
          if (pageNo < first.totalPages) expect(page.games).toHaveLength(pageSize);
          seen.push(...page.games.map((game) => game.nodeId));
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect((await list({ ...filter, pageSize, pageNo: first.totalPages + 1 })).games).toEqual([]);
        const wide = await list({ ...filter, pageSize: 100 });
        if (wide.totalPages <= 1) expect(wide.games.map((game) => game.nodeId)).toEqual(seen);
      }),
      { numRuns: 40 },
    );
  });
});

describe('speed of the game list', () => {
  const filters: GameFilter[] = [
    { merchant: 'aurora', gameType: 'RNG' },
    { merchant: 'aurora', gameType: 'RNG', vendor: 'MOONREEF' },
    { merchant: 'aurora', gameType: 'RNG', minBet: 75n, name: 'golden' },
    { merchant: 'lagoon', gameType: 'SPORTS' },
  ];

  async function roundOf(calls: number): Promise<number> {
    const orders = new ResponseCache(async () => 'one', 10);
    const times: number[] = [];
    for (let turn = 0; turn < calls; turn++) {
      const filter = filters[turn % filters.length] as GameFilter;
      const start = cpuMs();
      await listGames(test.db, orders, filter, { pageNo: 1 + (turn % 4), pageSize: 25 }, 'en');
      times.push(cpuMs() - start);
    }
    return times.sort((a, b) => a - b)[Math.floor(calls * 0.95)] ?? Number.POSITIVE_INFINITY;
  }

  it('answers 95 of 100 calls within 20 ms', async () => {
    const rounds = [await roundOf(100), await roundOf(100), await roundOf(100)];
    // Warming up and collecting garbage slow a round down; nothing speeds one up.
    expect(Math.min(...rounds)).toBeLessThan(20);
  });

  async function planOf(query: { getSQL(): SQL }): Promise<string> {
    const result: unknown = await test.db.execute(sql`explain ${query.getSQL()}`);
    const plan = (result as { rows: { 'QUERY PLAN': string }[] }).rows
      .map((row) => row['QUERY PLAN'])
      .join('\n');
    expect(plan).not.toMatch(/Seq Scan on games/);
    return plan;
  }

  it('reads indexes once the catalogue is large', async () => {
    const grown = 20_000;
    await test.db.execute(sql`
      insert into games (node_id, vendor, game_id, code, category, name, rank, min_bet, max_bet, free_play, is_game_h5)
      select 'grown-' || n, g.vendor, 'g' || n, 'grown-' || n, g.category, g.name, 1000 + n, 100, 10000, true, 'Y'
      from generate_series(1, ${grown}::int) n
      join (select *, row_number() over (order by node_id) as row from games) g on g.row = 1 + n % 651`);
    await test.db.execute('vacuum analyze games');
    for (const filter of filters) {
      for (const query of [gameOrderQuery(test.db, filter), firstGamesQuery(test.db, filter, 25)])
        expect(await planOf(query)).toMatch(/Index (Only )?Scan (using|on) games_/);
    }
    const wanted = Array.from({ length: 25 }, (_, index) => `grown-${index * 40}`);
    expect(await planOf(gamesQuery(test.db, 'aurora', wanted))).toMatch(/Index Scan (using|on) games_pkey/);
  });
});
