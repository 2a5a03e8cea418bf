import { LotteryGame } from '@site/contracts/areas/lottery';
import { eq } from 'drizzle-orm';
import { MINUTE } from '../../core/clock';
import { games, merchantVendors, recentGames } from '../games/tables';
import { type Lotteries, openLotteries, QUICK } from './testing';

let lotteries: Lotteries;
beforeAll(async () => {
  lotteries = await openLotteries();
});
afterAll(() => lotteries.close());

const listAt = async (url: string, query = {}) => (await lotteries.get(url, query)).json().value.list;
const idsOf = (list: { gameId: string }[]) => list.map(({ gameId }) => gameId);

describe('lists of lotteries', () => {
  it('list a category, each with the draw that is open @RP-031', async () => {
    const [quick, ...others] = await listAt('/lgw/games/mobile', { gameType: 'ELOTT' });
    expect(others).toEqual([]);
    expect(LotteryGame.parse(quick)).toMatchObject({
      gameId: QUICK.gameId,
      gameName: 'Copper Koi',
      numero: '20261120-0901',
      closesAt: '2026-11-20T08:01:00.000Z',
      hot: true,
      drawEvery: 60,
    });
    expect(idsOf(await listAt('/lgw/games/mobile', { gameType: 'LOTT' }))).toEqual(['502']);
    expect((await lotteries.get('/lgw/games/mobile', { gameType: 'RNG' })).statusCode).toBe(400);
  });

  it('list the popular ones, as many as asked for @RP-031', async () => {
    expect(idsOf(await listAt('/lgw/games/popular'))).toEqual([QUICK.gameId]);
    expect(await listAt('/lgw/games/popular', { limitNum: '1' })).toHaveLength(1);
  });

  it('group the menu, for Vietnam alone as well @RP-031', async () => {
    const menu = await listAt('/lgw/games/game_menu');
    expect(menu.map(({ group, name }: { group: string; name: string }) => [group, name])).toEqual([
      ['QUICK', 'Quick draws'],
      ['THAI', 'Thai lottery'],
    ]);
    const vietnam = await listAt('/lgw/vn/games/game_menu');
    expect(vietnam.map(({ group }: { group: string }) => group)).toEqual(['QUICK']);
  });

  it('are revalidated, and change with the draw @RP-031', async () => {
    const first = await lotteries.get('/lgw/games/game_menu');
    const etag = String(first.headers.etag);
    const again = await lotteries.get('/lgw/games/game_menu', {}, { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    lotteries.clock.advance(MINUTE);
    const later = await lotteries.get('/lgw/games/game_menu', {}, { 'if-none-match': etag });
    expect(later.statusCode).toBe(200);
  });

  it('list what the player opened, newest first, and nothing for others @RP-031', async () => {
    const player = await lotteries.newPlayer();
    const recent = async () =>
      idsOf((await lotteries.get('/lgw/vn/games/game_menu/recent', {}, player.headers)).json().value.list);
    expect(await recent()).toEqual([]);
    const { id: accountId } = player.account;
    await lotteries.db.insert(recentGames).values([
      { accountId, nodeId: 'daily', at: new Date(1) },
      { accountId, nodeId: 'quick', at: new Date(2) },
    ]);
    expect(await recent()).toEqual(['501', '502']);
  });

  it('leave out what is closed or not offered', async () => {
    const { db } = lotteries;
    await db.update(games).set({ open: false }).where(eq(games.nodeId, 'daily'));
    expect(await listAt('/lgw/games/mobile', { gameType: 'LOTT' })).toEqual([]);
    await db.update(games).set({ open: true }).where(eq(games.nodeId, 'daily'));
    const offered = await db.delete(merchantVendors).where(eq(merchantVendors.vendor, 'NUMERA')).returning();
    expect(await listAt('/lgw/games/mobile', { gameType: 'LOTT' })).toEqual([]);
    await db.insert(merchantVendors).values(offered);
  });
});

describe('draws', () => {
  it('of one game come newest first, ten unless told otherwise @RP-031', async () => {
    const draws = await listAt('/lotto/lgw/games/opened/numero', { gameId: QUICK.gameId });
    expect(draws).toHaveLength(10);
    expect(draws[0].result).toHaveLength(3);
    const times = draws.map(({ openedAt }: { openedAt: string }) => openedAt);
    expect([...times].sort().reverse()).toEqual(times);
    expect(Date.parse(times[0])).toBeLessThanOrEqual(lotteries.clock());
    const vietnam = await listAt('/lgw/vn/numeros/opened/game', { gameId: QUICK.gameId, limitNum: '3' });
    expect(vietnam).toEqual(draws.slice(0, 3));
    expect(await listAt('/lgw/vn/numeros/opened/game', { gameId: '502' })).toEqual([]);
  });

  it('without a game are the last of each, newest first @RP-031', async () => {
    expect(idsOf(await listAt('/lotto/lgw/games/opened/numero'))).toEqual(['501', '502']);
  });

  it('have the same numbers whenever they are asked for', async () => {
    const [newest] = await listAt('/lotto/lgw/games/opened/numero', { gameId: QUICK.gameId });
    lotteries.clock.advance(3 * MINUTE);
    const draws = await listAt('/lotto/lgw/games/opened/numero', { gameId: QUICK.gameId });
    expect(draws[3]).toEqual(newest);
  });
});
