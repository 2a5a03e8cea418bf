import { MINUTE } from '../../core/clock';
import { balanceOf } from '../../core/ledger/ledger';
import { drawNumbers } from './result';
import { settleDueDraws } from './settle';
import { bet, type Lotteries, openLotteries, type Player, QUICK } from './testing';

let lotteries: Lotteries;
let player: Player;
beforeAll(async () => {
  lotteries = await openLotteries();
});
afterAll(() => lotteries.close());

const see = () => lotteries.post('/wps/care/seen', { nodeId: 'quick', freeplay: 0 }, player.headers);

it('refuses orders and launches without time, and what was placed before is paid @PL-009', async () => {
  const { app, db, clock } = lotteries;
  player = await lotteries.newPlayer();
  const frame = await lotteries.openFrame(player);
  await app.inject({
    method: 'PUT',
    url: '/wps/care/limits',
    headers: player.headers,
    payload: { kind: 'STRETCH_TIME', value: '10' },
  });
  await see();
  clock.advance(9 * MINUTE);
  const winning = drawNumbers('a secret', QUICK.gameId, lotteries.numeroNow(), 3).join(',');
  expect((await lotteries.order(frame, [bet(winning)])).statusCode).toBe(200);
  lotteries.nextMinute();
  for (const answer of [await lotteries.order(frame), await lotteries.launch(player), await see()])
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'limit.time.reached']);
  await settleDueDraws(db, clock());
  expect(await balanceOf(db, player.account)).toBeGreaterThan(100_000n);
});

it('knows no pace between orders @PL-029', async () => {
  player = await lotteries.newPlayer();
  const frame = await lotteries.openFrame(player);
  for (let order = 0; order < 2; order += 1) expect((await lotteries.order(frame)).statusCode).toBe(200);
});
