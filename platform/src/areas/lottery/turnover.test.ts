import type { Order } from '@site/contracts/areas/lottery';
import { newId } from '../../core/ids';
import { inPlayOf } from '../../core/ledger/stakes';
import { addDemand, withdrawableOf } from '../../core/ledger/turnover';
import { drawNumbers } from './result';
import { settleDueDraws } from './settle';
import { bet, type Lotteries, openLotteries, type Player, QUICK } from './testing';

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

const inPlay = () => inPlayOf(lotteries.db, player.account.id);
const order = async (bets = [bet()]): Promise<Order> => (await lotteries.order(frame, bets)).json().value;
const cancel = ({ orderId, suborders = [] }: Order, count = suborders.length) =>
  lotteries.post(
    '/lgw/orders/suborders/cancel',
    { orderId, suborderIds: suborders.slice(0, count).map(({ suborderId }) => suborderId) },
    player.headers,
  );

it('takes an order’s stake for the player’s money until its draw, won or lost', async () => {
  const numbers = drawNumbers('a secret', QUICK.gameId, lotteries.numeroNow(), 3);
  const others = numbers.map((digit) => String((Number(digit) + 1) % 10));
  for (const content of [numbers, others]) await order([bet(content.join(',')), bet(others.join(','))]);
  expect(await inPlay()).toBe(400n);
  lotteries.nextMinute();
  await settleDueDraws(lotteries.db, lotteries.clock());
  expect(await inPlay()).toBe(0n);
});

it('takes back of a turnover what cancelled suborders have counted, also when it was met', async () => {
  const { db, clock } = lotteries;
  const counted = await order([bet('1,2,3', { unit: '10.00' })]);
  await addDemand(db, {
    account: player.account,
    source: newId('test'),
    title: { en: 'Bonus', th: 'โบนัส' },
    locked: 50_000n,
    bonus: 20_000n,
    needed: 300n,
    counts: { ELOTT: 50 },
    at: new Date(clock()),
  });
  const left = async () => (await withdrawableOf(db, player.account)).left;
  const met = await order([bet('1,2,3', { unit: '4.00' }), bet('4,5,6', { unit: '2.00' })]);
  expect(await left()).toBe(0n);
  // What was staked before the turnover was asked for takes nothing of it.
  expect((await cancel(counted)).statusCode).toBe(200);
  expect(await left()).toBe(0n);
  await cancel(met, 1);
  expect(await left()).toBe(200n);
  expect((await withdrawableOf(db, player.account)).withdrawable).toBe(50_000n);
  await cancel({ ...met, suborders: (met.suborders ?? []).slice(1) });
  expect(await left()).toBe(300n);
  expect(await inPlay()).toBe(0n);
});
