import { playSummary } from '@site/contracts/areas/play';
import { createAccount, fund, signedInHeaders } from '../../testing/fixtures';
import { drawNumbers } from './result';
import { bet, type Lotteries, openLotteries, type Player, QUICK } from './testing';

let lotteries: Lotteries;
let player: Player;
let frame: Record<string, string>;
let since: string;
beforeAll(async () => {
  lotteries = await openLotteries();
});
afterAll(() => lotteries.close());

const now = () => new Date(lotteries.clock()).toISOString();
beforeEach(async () => {
  lotteries.nextMinute();
  player = await lotteries.newPlayer();
  frame = await lotteries.openFrame(player);
  since = now();
});

const winning = () => drawNumbers('a secret', QUICK.gameId, lotteries.numeroNow(), 3).join(',');
const summary = async (from = since, freeplay = '0') =>
  (await lotteries.get(playSummary.path, { since: from, freeplay }, player.headers)).json().value;

it('counts the stake of an order whose numbers are still to come', async () => {
  await lotteries.order(frame, [bet('1,2,3', { unit: '2.00' }), bet('4,5,6')]);
  expect(await summary()).toMatchObject({ bets: 1, staked: '3.00', won: '0.00', net: '-3.00' });
});

it('counts what it has won as soon as the draw has closed, and the order once', async () => {
  await lotteries.order(frame, [bet(winning())]);
  lotteries.nextMinute();
  expect(await summary()).toMatchObject({ bets: 1, staked: '1.00', won: '900.00', net: '899.00' });
});

it('counts nothing of what was taken back', async () => {
  const { orderId, suborders } = (await lotteries.order(frame, [bet(), bet('7,8,9')])).json().value;
  const take = (suborderIds: string[]) =>
    lotteries.post('/lgw/orders/suborders/cancel', { orderId, suborderIds }, player.headers);
  await take([suborders[0].suborderId]);
  expect(await summary()).toMatchObject({ bets: 1, staked: '1.00' });
  await take([suborders[1].suborderId]);
  expect(await summary()).toMatchObject({ bets: 0, staked: '0.00', net: '0.00' });
});

it('counts an order when it was placed, not when its numbers were drawn', async () => {
  await lotteries.order(frame, [bet(winning())]);
  lotteries.nextMinute();
  expect(await summary(now())).toMatchObject({ bets: 0, won: '0.00' });
});

it('keeps the play money of a trial apart', async () => {
  const account = await createAccount(lotteries.db, 'aurora', { type: 4 });
  await fund(lotteries.db, account, 5_000n);
  player = { account, headers: await signedInHeaders(lotteries.db, account, lotteries.clock()) };
  await lotteries.order(await lotteries.openFrame(player));
  expect(await summary(since, '1')).toMatchObject({ bets: 1, staked: '1.00' });
});
