import { playSummary } from '@site/contracts/areas/play';
import type { Account } from '../../core/accounts/tables';
import { HOUR, MINUTE } from '../../core/clock';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { bets, type NewBet } from './tables';

let test: TestApp;
let player: Account;
let made = 0;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
});
afterAll(() => test.close());
beforeEach(async () => {
  player = await createAccount(test.db, 'aurora');
});

const ago = (milliseconds: number) => new Date(test.clock() - milliseconds);

const play = (...rows: Partial<NewBet>[]) =>
  test.db.insert(bets).values(
    rows.map((row) => ({
      id: `bet-${++made}`,
      merchant: 'aurora',
      accountId: player.id,
      book: 'real' as const,
      vendor: 'MOONREEF',
      nodeId: 'koi',
      gameType: 'RNG' as const,
      bet: 1_000n,
      win: 0n,
      at: ago(MINUTE),
      ...row,
    })),
  );

async function summary(since: Date, freeplay = '0') {
  const headers = await signedInHeaders(test.db, player, test.clock());
  const query = new URLSearchParams({ since: since.toISOString(), freeplay });
  return test.app.inject({ url: `${playSummary.path}?${query}`, headers });
}

it('sums up what was bet and won since then, by the clock of the platform', async () => {
  await play({ at: ago(2 * HOUR) }, {}, { bet: 500n, win: 2_250n }, { state: 'OPEN', bet: 300n });
  expect((await summary(ago(HOUR))).json().value).toEqual({
    since: ago(HOUR).toISOString(),
    at: ago(0).toISOString(),
    bets: 3,
    staked: '18.00',
    won: '22.50',
    net: '4.50',
  });
});

it('counts no stake that was given back', async () => {
  await play({}, { state: 'CANCELLED' }, { state: 'REFUNDED' });
  expect((await summary(ago(HOUR))).json().value).toMatchObject({ bets: 1, net: '-10.00' });
});

it('keeps play money and real money apart', async () => {
  await play({}, { book: 'play', bet: 7_000n });
  expect((await summary(ago(HOUR))).json().value).toMatchObject({ staked: '10.00' });
  expect((await summary(ago(HOUR), '1')).json().value).toMatchObject({ staked: '70.00' });
});

it("knows nothing of somebody else's play", async () => {
  await play({});
  player = await createAccount(test.db, 'aurora');
  expect((await summary(ago(HOUR))).json().value).toMatchObject({ bets: 0, staked: '0.00', net: '0.00' });
});

it('looks back a day at most, and never ahead', async () => {
  expect((await summary(ago(50 * HOUR))).json().value.since).toBe(ago(24 * HOUR).toISOString());
  expect((await summary(ago(-HOUR))).json().value.since).toBe(ago(0).toISOString());
});

it('is for players, and asks for an instant', async () => {
  const guest = await test.app.inject({
    url: `${playSummary.path}?since=2026-11-20T07:00:00Z&freeplay=0`,
    headers: { merchant: 'aurora' },
  });
  expect(guest.json().error.code).toBe('auth.required');
  const headers = await signedInHeaders(test.db, player, test.clock());
  const wrong = await test.app.inject({ url: `${playSummary.path}?since=yesterday&freeplay=0`, headers });
  expect(wrong.json().error.code).toBe('request.invalid');
});
