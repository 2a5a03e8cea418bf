import { randomUUID } from 'node:crypto';
import type { Order } from '@site/contracts/areas/lottery';
import { and, eq, sql } from 'drizzle-orm';
import { bets } from '../../areas/bets/tables';
import { countHits, playByCode } from '../../areas/lottery/plays';
import { settleDueDraws } from '../../areas/lottery/settle';
import { lotteryOrders } from '../../areas/lottery/tables';
import { DAY } from '../../core/clock';
import { balanceOf } from '../../core/ledger/ledger';
import { ledgerEntries, ledgerTransactions, openStakes } from '../../core/ledger/tables';
import { createSeededApp, type SeededApp, type Visitor, valueIn } from '../../testing/seeded';

const RANGE = { startDate: '2026-09-01', endDate: '2026-11-20', pageNo: 1, pageSize: 25, language: 'EN' };

let test: SeededApp;
let player: Visitor;
beforeAll(async () => {
  test = await createSeededApp();
  player = await test.signIn('player01');
});
afterAll(() => test.close());

const listed = async () => valueIn<{ list: Order[] }>(await player.get('/lgw/orders', RANGE)).list;
const detailOf = async ({ orderId }: Pick<Order, 'orderId'>) =>
  valueIn<Order>(await player.get('/lgw/orders/detail', { orderId, language: 'EN' }));
const balance = () => (player.account ? balanceOf(test.db, player.account) : 0n);
const minor = (amount: string) => BigInt(amount.replace('.', ''));

it('shows the player orders in every state from the first start @RP-033', async () => {
  const orders = await listed();
  expect(new Set(orders.map(({ status }) => status))).toEqual(
    new Set(['PENDING', 'WON', 'LOST', 'CANCELLED']),
  );
  expect(orders.length).toBeGreaterThan(10);
  const [newest] = orders;
  expect(newest).toMatchObject({ status: 'PENDING', gameName: 'Weekly Three Digits' });
});

it('has nothing in them that the numbers drawn do not say', async () => {
  for (const order of await listed()) {
    const { suborders = [], result = [] } = await detailOf(order);
    const kept = suborders.filter(({ status }) => status !== 'CANCELLED');
    const sum = (column: 'bet' | 'win') => kept.reduce((total, row) => total + minor(row[column]), 0n);
    expect([sum('bet'), sum('win')]).toEqual([minor(order.bet), minor(order.win)]);
    for (const { play: code, content, status, win } of kept) {
      const play = playByCode(code);
      if (!play || status === 'PENDING') continue;
      expect(countHits(play, content, result)).toBe(status === 'WON' ? 1 : 0);
      expect(minor(win) > 0n).toBe(status === 'WON');
    }
  }
});

it('has in play what waits for its outcome', async () => {
  const waiting = await test.db
    .select({ transactionId: lotteryOrders.transactionId, amount: lotteryOrders.bet })
    .from(lotteryOrders)
    .where(eq(lotteryOrders.status, 'PENDING'));
  const open = await test.db
    .select({ transactionId: bets.transactionId, amount: bets.bet })
    .from(bets)
    .where(eq(bets.state, 'OPEN'));
  const inPlay = await test.db
    .select({ transactionId: openStakes.transactionId, amount: openStakes.amount })
    .from(openStakes);
  expect(waiting.length).toBeGreaterThan(0);
  expect(new Set(inPlay)).toEqual(new Set([...waiting, ...open]));
});

it('books each as the lottery itself would: the bet record has what was drawn, the ledger the stake', async () => {
  const rows = await test.db
    .select({ order: lotteryOrders, bet: bets, stake: sql<string>`sum(${ledgerEntries.amount})::text` })
    .from(lotteryOrders)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, lotteryOrders.transactionId))
    .innerJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.transactionId, lotteryOrders.transactionId),
        sql`${ledgerEntries.ledgerAccountId} like '%player%'`,
      ),
    )
    .leftJoin(bets, eq(bets.transactionId, lotteryOrders.transactionId))
    .groupBy(lotteryOrders.id, bets.id);
  expect(rows.length).toBeGreaterThan(20);
  for (const { order, bet, stake } of rows) {
    expect(-BigInt(stake)).toBeGreaterThanOrEqual(order.bet);
    if (order.status === 'WON' || order.status === 'LOST')
      expect(bet).toMatchObject({ bet: order.bet, win: order.win, gameType: expect.stringMatching(/LOTT$/) });
    else expect(bet).toBeNull();
  }
});

it('lets the player take a waiting bet back, and draws the rest in time', async () => {
  const [newest] = await listed();
  if (!newest) throw new Error('no order');
  const { orderId, suborders = [] } = await detailOf(newest);
  const before = await balance();
  expect(before).toBeGreaterThan(0n);
  const taken = await player.post(
    '/lgw/orders/suborders/cancel',
    { orderId, suborderIds: [suborders[0]?.suborderId] },
    { 'idempotency-key': randomUUID() },
  );
  expect(valueIn(taken)).toMatchObject({ refunded: suborders[0]?.bet });
  expect(await balance()).toBe(before + minor(suborders[0]?.bet ?? ''));

  await settleDueDraws(test.db, test.clock() + 8 * DAY);
  expect(['WON', 'LOST']).toContain((await detailOf(newest)).status);
  const [total] = await test.db.select({ sum: sql<string>`sum(amount)::text` }).from(ledgerEntries);
  expect(total?.sum).toBe('0');
});
