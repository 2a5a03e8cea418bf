import type { Game } from '@site/contracts/areas/games';
import { eq } from 'drizzle-orm';
import { createAccount, signedInHeaders } from '../../testing/fixtures';
import { createSeededApp, refusalOf, type SeededApp, type Visitor, valueIn } from '../../testing/seeded';
import { RECENT_GAMES_KEPT } from './recentGames';
import { games } from './tables';

let test: SeededApp;
let player: Visitor;
let other: Visitor;
beforeAll(async () => {
  test = await createSeededApp();
  player = await test.signIn('player01');
  other = await test.signIn('nattaya88');
});
afterAll(() => test.close());

const ADD = '/wps/relay/MCSFE_addFavoriteGameV2';
const REMOVE = '/wps/relay/MCSFE_removeFavoriteGameV2';
const IDS = '/wps/relay/MCSFE_getFavoriteGames';
const LIST = '/wps/relay/MCSFE_getFavoriteGamesList';
const ADD_RECENT = '/wps/relay/GCS_addRecentGame';
const RECENT = '/wps/relay/GCS_recentGame';

const lotus = { nodeId: 'JADEWORKS-lotus-terrace', vendor: 'JADEWORKS' };
const ruby = { nodeId: 'IRONPALM-ruby-orbit', vendor: 'IRONPALM' };

const idsOf = async (visitor: Visitor) =>
  valueIn<{ list: string[] }>(await visitor.get(IDS, { pageNo: 1, pageSize: 100 })).list;

interface FavouritePage {
  content: Game[];
  pageNum: number;
  totalPages: number;
}

const favouritesOf = async (visitor: Visitor, query: Record<string, string | number> = {}) =>
  valueIn<FavouritePage>(await visitor.get(LIST, { pageNo: 1, pageSize: 99, language: 'EN', ...query }));

interface RecentPage {
  list: Game[];
  totalPages: number;
}

const recentOf = async (visitor: Visitor, query: Record<string, string | number> = {}) =>
  valueIn<RecentPage>(
    await visitor.get(RECENT, { page: 1, pageSize: 25, language: 'EN', clientType: 2, ...query }),
  );

describe('favourites', () => {
  it('adds a game once, however often it is asked, and takes it away @RP-026', async () => {
    expect(valueIn(await other.post(ADD, lotus))).toEqual({ nodeId: lotus.nodeId });
    expect(valueIn(await other.post(ADD, lotus))).toEqual({ nodeId: lotus.nodeId });
    expect(await idsOf(other)).toEqual([lotus.nodeId]);
    expect(valueIn(await other.delete(REMOVE, lotus))).toEqual({ nodeId: lotus.nodeId });
    expect(valueIn(await other.delete(REMOVE, lotus))).toEqual({ nodeId: lotus.nodeId });
    expect(await idsOf(other)).toEqual([]);
  });

  it('adds a game that is marked in many places at once only once @RP-026', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => other.post(ADD, ruby)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(8).fill(200));
    expect(await idsOf(other)).toEqual([ruby.nodeId]);
    await other.delete(REMOVE, ruby);
  });

  it.each([
    { nodeId: 'NOBODY-nothing', vendor: 'NOBODY' },
    { nodeId: lotus.nodeId, vendor: 'MOONREEF' },
    { nodeId: 'LANTERNBAY-nothing', vendor: 'LANTERNBAY' },
  ])('refuses %j, which no player here can open @RP-026', async (game) => {
    expect(refusalOf(await player.post(ADD, game))).toEqual([409, 'game.unavailable']);
  });

  it('refuses a closed game and one that another merchant alone offers', async () => {
    const [hidden] = await test.db.select().from(games).where(eq(games.vendor, 'LANTERNBAY')).limit(1);
    const game = { nodeId: hidden?.nodeId ?? '', vendor: 'LANTERNBAY' };
    expect(refusalOf(await player.post(ADD, game))).toEqual([409, 'game.unavailable']);
    expect(valueIn(await (await test.signIn('player01', 'lagoon')).post(ADD, game))).toEqual({
      nodeId: game.nodeId,
    });
  });

  it('is the caller’s own business: guests are sent to log in @RP-026', async () => {
    const guest = test.guest();
    expect(refusalOf(await guest.post(ADD, lotus))).toEqual([401, 'auth.required']);
    expect(refusalOf(await guest.delete(REMOVE, lotus))).toEqual([401, 'auth.required']);
    expect(refusalOf(await guest.get(IDS, { pageNo: 1, pageSize: 100 }))).toEqual([401, 'auth.required']);
    expect(refusalOf(await guest.get(RECENT, {}))).toEqual([401, 'auth.required']);
  });

  it('lets trials keep favourites', async () => {
    const trial = await createAccount(test.db, 'aurora', { type: 4 });
    const headers = await signedInHeaders(test.db, trial, test.clock());
    const answer = await test.app.inject({ method: 'POST', url: ADD, payload: lotus, headers });
    expect(answer.statusCode).toBe(200);
  });

  it('gives ids and games, the newest first, page by page @RP-027', async () => {
    const ids = await idsOf(player);
    expect(ids).toHaveLength(28);
    const pages = [await favouritesOf(player, { pageSize: 15 })];
    pages.push(await favouritesOf(player, { pageSize: 15, pageNo: 2 }));
    expect(pages[0]).toMatchObject({ pageNum: 1, totalPages: 2 });
    expect(pages.flatMap((page) => page.content.map((game) => game.nodeId))).toEqual(ids);
    expect((await favouritesOf(player, { pageSize: 15, pageNo: 3 })).content).toEqual([]);
    test.clock.advance(1_000);
    await player.post(ADD, ruby);
    expect((await idsOf(player))[0]).toBe(ruby.nodeId);
  });

  it('keeps to one type of games when asked @RP-027', async () => {
    const fish = await favouritesOf(player, { gameType: 'FISH' });
    expect(fish.content.map((game) => game.gameName)).toContain('Turtle Run');
    expect(fish.content.every((game) => game.gameType === 'FISH')).toBe(true);
  });
});

describe('recent games', () => {
  const open = (visitor: Visitor, game: { nodeId: string; vendor: string }) => {
    test.clock.advance(1_000);
    return visitor.get(ADD_RECENT, game);
  };

  it('puts what was opened last on top, once @RP-028', async () => {
    for (const game of [lotus, ruby, lotus]) expect(valueIn(await open(other, game))).toEqual({});
    expect((await recentOf(other)).list.map((game) => game.nodeId)).toEqual([lotus.nodeId, ruby.nodeId]);
  });

  it('pages through the history by type @RP-028', async () => {
    const first = await recentOf(player, { pageSize: 10 });
    expect(first.list).toHaveLength(10);
    expect(first.totalPages).toBeGreaterThan(1);
    expect((await recentOf(player, { pageSize: 10, page: first.totalPages + 1 })).list).toEqual([]);
    expect((await recentOf(player, { gameType: 'ESPORTS' })).list).toEqual([]);
  });

  it('keeps the newest hundred @RP-028', async () => {
    const all = await test.db
      .select({ nodeId: games.nodeId, vendor: games.vendor })
      .from(games)
      .where(eq(games.category, 'LIVE'));
    const keeper = await test.signIn('kornwit12');
    for (const game of [...all, lotus, ruby]) await open(keeper, game);
    const pages = await Promise.all([1, 2].map((page) => recentOf(keeper, { page, pageSize: 100 })));
    const kept = pages.flatMap((page) => page.list.map((game) => game.nodeId));
    expect(kept).toHaveLength(RECENT_GAMES_KEPT);
    expect(kept.slice(0, 2)).toEqual([ruby.nodeId, lotus.nodeId]);
    expect(kept).not.toContain(all[0]?.nodeId);
  });

  it('refuses a game that cannot be opened @RP-028', async () => {
    const answer = await open(player, { nodeId: 'NOBODY-nothing', vendor: 'NOBODY' });
    expect(refusalOf(answer)).toEqual([409, 'game.unavailable']);
  });
});
