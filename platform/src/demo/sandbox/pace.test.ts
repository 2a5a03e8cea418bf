import { SECOND } from '../../core/clock';
import { balanceOf } from '../../core/ledger/ledger';
import { createGame } from '../../testing/fixtures';
import { type Arcade, openArcade, type Player } from './testing';

let arcade: Arcade;
let player: Player;
beforeAll(async () => {
  arcade = await openArcade();
  await createGame(arcade.db, 'aurora', { nodeId: 'fox' });
  await createGame(arcade.db, 'aurora', { nodeId: 'reef', category: 'FISH' });
});
afterAll(() => arcade.close());
beforeEach(async () => {
  await arcade.settings({});
  player = await arcade.newPlayer();
});

const open = async (nodeId: string, changes = {}): Promise<string> =>
  (await arcade.openNewGame(player, { nodeId, ...changes })).token;
const spin = async (token: string) => {
  const answer = await arcade.spin(token, '5.00');
  const { error, value } = answer.json();
  return { code: error?.code, waitMs: error && value?.waitMs, retryAfter: answer.headers['retry-after'] };
};
const PLAYED = { code: undefined, waitMs: undefined, retryAfter: undefined };
const later = (waitMs: number) => ({
  code: 'play.too.fast',
  waitMs,
  retryAfter: `${Math.ceil(waitMs / SECOND)}`,
});

it('lets 2.5 s pass between two spins of a slot, on every device, and books nothing sooner @PL-029', async () => {
  const token = await open('koi');
  const elsewhere = await open('koi');
  expect(await spin(token)).toEqual(PLAYED);
  expect(await spin(elsewhere)).toEqual(later(2_500));
  arcade.clock.advance(2_499);
  expect(await spin(token)).toEqual(later(1));
  expect(await balanceOf(arcade.db, player.account)).toBe(99_500n);
  arcade.clock.advance(1);
  expect(await spin(token)).toEqual(PLAYED);
});

it('lets 5 s pass in other games, whose pace is their own @PL-029', async () => {
  const fish = await open('reef');
  const slot = await open('koi');
  expect(await spin(fish)).toEqual(PLAYED);
  expect(await spin(slot)).toEqual(PLAYED);
  arcade.clock.advance(4_999);
  expect(await spin(slot)).toEqual(PLAYED);
  expect(await spin(fish)).toEqual(later(1));
  arcade.clock.advance(1);
  expect(await spin(fish)).toEqual(PLAYED);
});

it('holds the pace of the merchant @PL-029', async () => {
  await arcade.settings({ pace: { slotsMs: 3_000, othersMs: 3_000 } });
  const token = await open('koi');
  await spin(token);
  arcade.clock.advance(2_500);
  expect(await spin(token)).toEqual(later(500));
});

it('holds it with play money too @PL-044', async () => {
  const token = await open('koi', { freeplay: '1' });
  await spin(token);
  expect(await spin(token)).toEqual(later(2_500));
});

it('plays one slot at a time for real money @PL-029', async () => {
  const first = await open('koi');
  const other = await open('fox');
  await spin(first);
  arcade.clock.advance(4 * SECOND);
  expect(await spin(other)).toEqual(later(6_000));
  expect(await spin(await open('reef'))).toEqual(PLAYED);
  expect(await spin(await open('fox', { freeplay: '1' }))).toEqual(PLAYED);
  arcade.clock.advance(6 * SECOND);
  expect(await spin(other)).toEqual(PLAYED);
  expect(await spin(first)).toEqual(later(10_000));
});

it('plays as many as one likes where the merchant lets it @PL-029', async () => {
  await arcade.settings({ oneSlot: false });
  await spin(await open('koi'));
  expect(await spin(await open('fox'))).toEqual(PLAYED);
});
