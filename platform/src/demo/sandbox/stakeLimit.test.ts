import { eq, sql } from 'drizzle-orm';
import { careSettings } from '../../core/care/tables';
import { openArcade, type Player } from './testing';

let arcade: Awaited<ReturnType<typeof openArcade>>;
beforeAll(async () => {
  arcade = await openArcade();
});
afterAll(() => arcade.close());

const limitStake = ({ headers }: Player, value: string) =>
  arcade.app.inject({
    method: 'PUT',
    url: '/wps/care/limits',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    payload: { kind: 'STAKE', value },
  });
/** What the merchant lets everybody stake, besides what it says already. */
const limitAll = (maxStake: string) =>
  arcade.db
    .update(careSettings)
    .set({ settings: sql`${careSettings.settings} || ${JSON.stringify({ maxStake })}::jsonb` })
    .where(eq(careSettings.merchant, 'aurora'));
const facts = async ({ headers }: Pick<Player, 'headers'>) =>
  (await arcade.app.inject({ url: '/wps/game/facts?nodeId=koi&language=EN', headers })).json().value;

it('offers no bet above the lowest of the game’s, the merchant’s and the member’s limit @PL-007', async () => {
  const player = await arcade.newPlayer();
  expect((await arcade.openNewGame(player)).bets.at(-1)).toBe('1000.00');
  expect((await facts(player)).maxBet).toBe('1000.00');
  await limitAll('500.00');
  expect((await arcade.openNewGame(player)).bets.at(-1)).toBe('500.00');
  await limitStake(player, '30.00');
  const { bets, firstBet, token } = await arcade.openNewGame(player);
  expect(bets.slice(-2)).toEqual(['20.00', '30.00']);
  expect(bets[firstBet]).toBe('10.00');
  expect((await facts(player)).maxBet).toBe('30.00');
  expect((await facts({ headers: { merchant: 'aurora' } })).maxBet).toBe('1000.00');
  // A page that asks for more all the same gets what the platform holds.
  expect((await arcade.spin(token, '30.01')).json()).toMatchObject({
    error: { code: 'limit.stake.exceeded' },
    value: { max: '30.00' },
  });
  // Whoever lowers it while a game runs finds it lowered when the page comes back.
  await limitStake(player, '5.00');
  const again = await arcade.app.inject({
    url: '/sandbox/session',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(again.json().value.bets.at(-1)).toBe('5.00');
  // Play money is not limited.
  expect((await arcade.openNewGame(player, { freeplay: '1' })).bets.at(-1)).toBe('1000.00');
});

it('launches no game whose least bet is above the limit, and says which limit that is @PL-007', async () => {
  const player = await arcade.newPlayer();
  await limitStake(player, '0.50');
  expect((await arcade.launch(player)).json()).toMatchObject({
    error: { code: 'limit.stake.exceeded' },
    value: { max: '0.50' },
  });
  expect((await facts(player)).maxBet).not.toBe('0.50');
});
