import { randomUUID } from 'node:crypto';
import type { Order } from '@site/contracts/areas/lottery';
import { eq } from 'drizzle-orm';
import { MINUTE, SECOND } from '../../core/clock';
import { balanceOf } from '../../core/ledger/ledger';
import { bets } from '../bets/tables';
import { heldDraws, holdOpenDraw, PUBLISHED_AFTER_MS } from './draws';
import { drawNumbers } from './result';
import { settleDueDraws } from './settle';
import { lotteryGames } from './tables';
import { bet, DAILY, type Lotteries, openLotteries, type Player, QUICK } from './testing';

const DAY_RANGE = { startDate: '2026-11-20', endDate: '2026-11-20', pageNo: '1', pageSize: '25' };

let lotteries: Lotteries;
let player: Player;
let frame: Record<string, string>;
beforeAll(async () => {
  lotteries = await openLotteries();
});
afterAll(() => lotteries.close());
beforeEach(async () => {
  lotteries.nextMinute();
  player = await lotteries.newPlayer();
  frame = await lotteries.openFrame(player);
});
afterEach(async () => {
  expect(await lotteries.ledgerSum()).toBe(0n);
});

const balance = () => balanceOf(lotteries.db, player.account);
/** The numbers that the open draw will have, for who knows the secret. */
const winning = () => drawNumbers('a secret', QUICK.gameId, lotteries.numeroNow(), 3);
const losing = () => winning().map((digit) => String((Number(digit) + 1) % 10));
const detail = async (orderId: string) =>
  (await lotteries.get('/lgw/orders/detail', { orderId }, player.headers)).json();
const list = async (query = {}) =>
  (await lotteries.get('/lgw/orders', { ...DAY_RANGE, ...query }, player.headers)).json();
const cancel = (orderId: string, suborderIds: string[], headers = player.headers, key?: string) =>
  lotteries.post('/lgw/orders/suborders/cancel', { orderId, suborderIds }, headers, key);

describe('the quote of an order', () => {
  const quote = async (bets: object[], headers = frame) =>
    (await lotteries.post('/m/lotto-h5/quote', { bets }, headers)).json();

  it('says what each line and all of them stake, as placing them then takes it', async () => {
    const bets = [bet('12,3,45', { times: 2 }), bet('7890', { play: 'any3', unit: '0.50' }), bet()];
    const { value } = await quote(bets);
    expect(value).toEqual({ count: 9, total: '11.00', lines: ['8.00', '2.00', '1.00'] });
    expect(await balance()).toBe(100_000n);
    const placed = (await lotteries.order(frame, bets)).json();
    expect(placed.value.bet).toBe(value.total);
  });

  it('has a total beyond the limits too: they are told of when the order is placed', async () => {
    expect((await quote([bet('1,2,3', { times: 10_000 })])).value.total).toBe('10000.00');
  });

  it.each([
    ['numbers that are none', [bet('1,2')], { 'bets.0.content': ['field.format'] }],
    [
      'a play that the lottery has not',
      [bet(), bet('1,2,3,4', { play: 'top4' })],
      { 'bets.1.play': ['field.format'] },
    ],
    ['no bet', [], { bets: ['field.format'] }],
  ])('is refused for %s', async (_name, bets, fields) => {
    expect((await quote(bets)).error).toMatchObject({ code: 'request.invalid', fields });
  });

  it('is for a frame session', async () => {
    expect((await quote([bet()], player.headers)).error.code).toBe('launch.token.invalid');
  });
});

describe('placing an order', () => {
  it('takes the stake of all its bets, and keeps each as a suborder @RP-033', async () => {
    const bets = [bet('12,3,45', { times: 2 }), bet('789', { play: 'any3', unit: '10.00' })];
    const { value } = (await lotteries.order(frame, bets)).json();
    expect(value).toMatchObject({ bet: '18.00', win: '0.00', status: 'PENDING', gameId: QUICK.gameId });
    expect(value.suborders).toMatchObject([
      { play: 'top3', playName: 'Last three', content: '12,3,45', bet: '8.00', status: 'PENDING' },
      { play: 'any3', content: '789', bet: '10.00', status: 'PENDING' },
    ]);
    expect(await balance()).toBe(98_200n);
  });

  it('happens once for each key', async () => {
    const key = randomUUID();
    const first = await lotteries.order(frame, [bet()], { key });
    const again = await lotteries.order(frame, [bet()], { key });
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await balance()).toBe(99_900n);
  });

  it.each([
    ['a draw that has closed', 'draw.closed', [bet()], { numero: '20261120-0001' }],
    ['a draw to come', 'draw.closed', [bet()], { numero: '20991231-0001' }],
    ['another lottery', 'game.unavailable', [bet()], { gameId: DAILY.gameId }],
    ['a stake below the limit', 'amount.out.of.range', [bet('1,2,3', { unit: '0.50' })], {}],
    ['a stake over the limit', 'amount.out.of.range', [bet('1,2,3', { times: 1_001 })], {}],
    ['a negative stake', 'amount.out.of.range', [bet('1,2,3', { unit: '-5.00' })], {}],
    ['a play that the lottery has not', 'request.invalid', [bet('1,2,3,4', { play: 'top4' })], {}],
    ['entertainment in a traditional frame', 'request.invalid', [bet('big', { play: 'size' })], {}],
    ['numbers that are none', 'request.invalid', [bet('1,2')], {}],
    ['no bet', 'request.invalid', [], {}],
    ['too many bets', 'request.invalid', Array.from({ length: 51 }, () => bet()), {}],
  ])('is refused for %s, and books nothing', async (_name, code, bets, changes) => {
    const answer = await lotteries.order(frame, bets, changes);
    expect(answer.json().error.code).toBe(code);
    expect(await balance()).toBe(100_000n);
    expect((await list()).value.list).toEqual([]);
  });

  it('is refused when the balance does not cover all of it', async () => {
    const two = [bet('1,2,3', { unit: '600.00' }), bet('1,2,4', { unit: '600.00' })];
    expect((await lotteries.order(frame, two)).json().error.code).toBe('balance.insufficient');
    expect(await balance()).toBe(100_000n);
  });

  it('is refused once the draw has closed in between', async () => {
    const numero = lotteries.numeroNow();
    lotteries.clock.advance(MINUTE);
    const answer = await lotteries.order(frame, [bet()], { numero });
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'draw.closed']);
  });

  it('is never taken when a clock that is ahead shows the numbers already', async () => {
    const { db, clock } = lotteries;
    const numero = lotteries.numeroNow();
    const toClose = MINUTE - (clock() % MINUTE);
    const [quick] = await db.select().from(lotteryGames).where(eq(lotteryGames.gameId, QUICK.gameId));
    if (!quick) throw new Error('no lottery');
    const named = { ...quick, gameName: 'Quick' };
    const shows = async (at: number) =>
      (await heldDraws(db, [named], 1, at)).some((held) => held.numero === numero);
    const isTaken = async (at: number) => {
      const tried = db.transaction((tx) => holdOpenDraw(tx, quick, numero, () => at));
      return tried.then(
        () => true,
        () => false,
      );
    };
    const closes = clock() + toClose;
    expect(await isTaken(closes - 1)).toBe(true);
    expect(await isTaken(closes)).toBe(false);
    // Another process, whose clock is 2 s ahead when the last order is taken.
    expect(await shows(closes - 1 + 2 * SECOND)).toBe(false);
    await settleDueDraws(db, closes - 1 + 2 * SECOND);
    expect(await isTaken(closes - 1)).toBe(true);
    expect(await shows(closes + PUBLISHED_AFTER_MS)).toBe(true);
  });
});

describe('settling', () => {
  it('pays what the numbers win, once, and tells the records @RP-033', async () => {
    const { value } = (
      await lotteries.order(frame, [bet(winning().join(',')), bet(losing().join(','))])
    ).json();
    lotteries.nextMinute();
    expect((await detail(value.orderId)).value).toMatchObject({
      status: 'WON',
      bet: '2.00',
      win: '900.00',
      suborders: [
        { status: 'WON', win: '900.00' },
        { status: 'LOST', win: '0.00' },
      ],
    });
    await Promise.all([1, 2, 3].map(() => settleDueDraws(lotteries.db, lotteries.clock())));
    expect(await balance()).toBe(100_000n - 200n + 90_000n);
    const recorded = await lotteries.db.select().from(bets).where(eq(bets.accountId, player.account.id));
    expect(recorded).toMatchObject([
      { bet: 200n, win: 90_000n, nodeId: 'quick', gameType: 'ELOTT', state: 'SETTLED' },
    ]);
  });

  it('shows the numbers drawn with the order, the same as the list of draws', async () => {
    const drawn = winning();
    const { value } = (await lotteries.order(frame)).json();
    expect(value).not.toHaveProperty('result');
    lotteries.nextMinute();
    expect((await detail(value.orderId)).value.result).toEqual(drawn);
    const draws = await lotteries.get('/lotto/lgw/games/opened/numero', { gameId: QUICK.gameId });
    expect(draws.json().value.list[0]).toMatchObject({ numero: value.numero, result: drawn });
  });

  it('goes on where it stopped', async () => {
    const { value } = (await lotteries.order(frame, [bet(winning().join(','))])).json();
    lotteries.nextMinute();
    const { db } = lotteries;
    const failing = new Proxy(db, {
      get: (target, name, receiver) => {
        if (name === 'update') throw new Error('the process was killed');
        return Reflect.get(target, name, receiver);
      },
    });
    await expect(settleDueDraws(failing, lotteries.clock())).rejects.toThrow('killed');
    await settleDueDraws(db, lotteries.clock());
    expect((await detail(value.orderId)).value.status).toBe('WON');
    expect(await balance()).toBe(100_000n - 100n + 90_000n);
  });

  it('closes a draw before its time where the sandbox is asked to', async () => {
    const { value } = (await lotteries.order(frame, [bet(winning().join(','))])).json();
    const closed = await lotteries.post('/sandbox/lottery/close', { gameId: QUICK.gameId }, {});
    expect(closed.json().value.numero).toBe(value.numero);
    expect((await detail(value.orderId)).value.status).toBe('WON');
    expect((await lotteries.order(frame)).json().error.code).toBe('draw.closed');
    const games = await lotteries.get('/lgw/games/mobile', { gameType: 'ELOTT' });
    expect(games.json().value.list[0].numero > value.numero).toBe(true);
  });
});

describe('cancelling', () => {
  const placed = async () =>
    (await lotteries.order(frame, [bet('1,2,3'), bet('4,5,6', { times: 3 })])).json().value;

  it('gives the stake of a suborder back, once @RP-033', async () => {
    const { orderId, suborders } = await placed();
    const [, second] = suborders;
    const key = randomUUID();
    const answer = await cancel(orderId, [second.suborderId], player.headers, key);
    expect(answer.json().value).toEqual({ cancelled: [second.suborderId], refunded: '3.00' });
    expect((await cancel(orderId, [second.suborderId], player.headers, key)).json()).toEqual(answer.json());
    const again = await cancel(orderId, [second.suborderId]);
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'order.not.cancellable']);
    expect(await balance()).toBe(99_900n);
    expect((await detail(orderId)).value).toMatchObject({
      bet: '1.00',
      status: 'PENDING',
      suborders: [{ status: 'PENDING' }, { status: 'CANCELLED', bet: '3.00' }],
    });
  });

  it('of all suborders cancels the order, and nothing of it is settled', async () => {
    const { orderId, suborders } = await placed();
    await cancel(
      orderId,
      suborders.map(({ suborderId }: { suborderId: string }) => suborderId),
    );
    lotteries.nextMinute();
    expect((await detail(orderId)).value).toMatchObject({ status: 'CANCELLED', bet: '0.00' });
    expect(await balance()).toBe(100_000n);
    expect(await lotteries.db.$count(bets, eq(bets.accountId, player.account.id))).toBe(0);
  });

  it('takes all of them or none', async () => {
    const { orderId, suborders } = await placed();
    const answer = await cancel(orderId, [suborders[0].suborderId, 'lsu_unknown']);
    expect(answer.json().error.code).toBe('order.not.cancellable');
    expect(await balance()).toBe(99_600n);
  });

  it('is too late once the draw has closed', async () => {
    const { orderId, suborders } = await placed();
    lotteries.nextMinute();
    const answer = await cancel(orderId, [suborders[0].suborderId]);
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'draw.closed']);
  });

  it("finds nobody else's order", async () => {
    const { orderId, suborders } = await placed();
    const stranger = await lotteries.newPlayer();
    const answer = await cancel(orderId, [suborders[0].suborderId], stranger.headers);
    expect(answer.json().error.code).toBe('not.found');
    const seen = await lotteries.get('/lgw/orders/detail', { orderId }, stranger.headers);
    expect(seen.json().error.code).toBe('not.found');
  });

  it('from the frame does the same', async () => {
    const { orderId, suborders } = await placed();
    const wanted = { orderId, suborderIds: [suborders[0].suborderId] };
    const answer = await lotteries.post('/m/lotto-h5/cancel', wanted, frame);
    expect(answer.json().value.refunded).toBe('1.00');
  });
});

describe('the list of orders', () => {
  it('pages, filters and sums @RP-033', async () => {
    for (const unit of ['1.00', '2.00', '3.00']) await lotteries.order(frame, [bet('1,2,3', { unit })]);
    const { value } = await list({ pageSize: '2' });
    expect(value).toMatchObject({
      total: 3,
      totalPages: 2,
      footer: { bet: '6.00', valid: '0.00', win: '0.00', net: '0.00' },
    });
    expect(value.list).toHaveLength(2);
    expect(value.list[0]).not.toHaveProperty('suborders');
    expect((await list({ gameId: DAILY.gameId })).value.total).toBe(0);
    expect((await list({ status: 'PENDING' })).value.total).toBe(3);
    expect((await list({ status: 'WON' })).value.total).toBe(0);
  });

  it('counts the stake of what is settled, over all pages @RP-033', async () => {
    await lotteries.order(frame, [bet(winning().join(','), { unit: '2.00' })]);
    await lotteries.order(frame, [bet(losing().join(','), { unit: '3.00' })]);
    lotteries.nextMinute();
    await lotteries.order(frame, [bet('1,2,3', { unit: '5.00' })]);
    const { value: taken } = (await lotteries.order(frame, [bet('1,2,3', { unit: '7.00' })])).json();
    await cancel(taken.orderId, [taken.suborders[0].suborderId]);
    const { value } = await list({ pageSize: '1' });
    expect(value.footer).toEqual({ bet: '10.00', valid: '5.00', win: '1800.00', net: '1795.00' });
    const all = (await list()).value.list as Order[];
    const figures = all.map(({ status, bet, valid, win, net }) => [status, bet, valid, win, net]);
    expect(figures.sort()).toEqual([
      ['CANCELLED', '0.00', '0.00', '0.00', '0.00'],
      ['LOST', '3.00', '3.00', '0.00', '-3.00'],
      ['PENDING', '5.00', '0.00', '0.00', '0.00'],
      ['WON', '2.00', '2.00', '1800.00', '1798.00'],
    ]);
  });

  it('shows nobody the orders of others @RP-033', async () => {
    await lotteries.order(frame);
    const stranger = await lotteries.newPlayer();
    const seen = await lotteries.get('/lgw/orders', DAY_RANGE, stranger.headers);
    expect(seen.json().value).toMatchObject({ list: [], total: 0, footer: { bet: '0.00' } });
    expect((await lotteries.get('/lgw/orders', DAY_RANGE)).json().error.code).toBe('auth.required');
  });

  it("keeps to the merchant's days", async () => {
    await lotteries.order(frame);
    expect((await list({ startDate: '2026-11-19', endDate: '2026-11-19' })).value.total).toBe(0);
    expect((await list({ startDate: '2026-11-20', endDate: '2026-11-19' })).error.code).toBe(
      'request.invalid',
    );
    expect((await list({ startDate: '2026-01-01' })).error.code).toBe('request.invalid');
  });
});
