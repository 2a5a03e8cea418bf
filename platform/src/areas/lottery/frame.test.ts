import { eq } from 'drizzle-orm';
import { MINUTE } from '../../core/clock';
import { balanceOf } from '../../core/ledger/ledger';
import { endSessionsOf } from '../../core/sessions/sessions';
import { createAccount, fund, signedInHeaders } from '../../testing/fixtures';
import { sweepAll } from '../../testing/sweepAll';
import { games, merchantVendors } from '../games/tables';
import { lotteryLaunchTokens } from './tables';
import { bet, DAILY, type Lotteries, openLotteries, type Player, QUICK } from './testing';

let lotteries: Lotteries;
let player: Player;
beforeAll(async () => {
  lotteries = await openLotteries();
});
afterAll(() => lotteries.close());
beforeEach(async () => {
  player = await lotteries.newPlayer();
});

const newToken = async (options: Parameters<Lotteries['launch']>[1] = {}) =>
  (await lotteries.launch(player, options)).json().value.launchToken;
const refusalIn = (html: string) => /name="lottery-refusal" content="([^"]+)"/.exec(html)?.[1];

describe('a launch token', () => {
  it('opens the frame once, for 60 s', async () => {
    const answer = (await lotteries.launch(player)).json().value;
    expect(answer.expirationTime).toBe(lotteries.clock() + MINUTE);
    expect((await lotteries.framePage(answer.launchToken)).statusCode).toBe(200);
    const again = await lotteries.framePage(answer.launchToken);
    expect([again.statusCode, refusalIn(again.body)]).toEqual([401, 'launch.token.invalid']);
  });

  it('is too old after 60 s', async () => {
    const token = await newToken();
    lotteries.clock.advance(MINUTE);
    expect(refusalIn((await lotteries.framePage(token)).body)).toBe('launch.token.invalid');
  });

  it('is swept away once it is too old', async () => {
    const { db, clock } = lotteries;
    await newToken();
    await sweepAll(db, clock());
    expect(await db.$count(lotteryLaunchTokens)).toBeGreaterThan(0);
    clock.advance(MINUTE + 1);
    await sweepAll(db, clock());
    expect(await db.$count(lotteryLaunchTokens)).toBe(0);
  });

  it.each([
    ['another game', { gameId: DAILY.gameId }],
    ['another way to play', { playType: 'ent' as const }],
  ])('opens nothing under the address of %s', async (_name, address) => {
    const page = await lotteries.framePage(await newToken(), address);
    expect(refusalIn(page.body)).toBe('launch.token.invalid');
  });

  it.each([
    ['no lottery', { gameId: 'none' }],
    ['entertainment that the lottery has not', { gameId: DAILY.gameId, playType: 'ent' as const }],
    ['a prize mode of another vendor', { prize_mode: 'SEA' }],
  ])('is refused for %s', async (_name, wanted) => {
    expect((await lotteries.launch(player, wanted)).json().error.code).toBe('game.unavailable');
  });

  it('is refused for a lottery that was withdrawn, and opens none', async () => {
    const token = await newToken({ gameId: DAILY.gameId });
    await lotteries.db.update(games).set({ open: false }).where(eq(games.nodeId, 'daily'));
    const page = await lotteries.framePage(token, { gameId: DAILY.gameId });
    expect([page.statusCode, refusalIn(page.body)]).toEqual([409, 'game.unavailable']);
    expect((await lotteries.launch(player, { gameId: DAILY.gameId })).statusCode).toBe(409);
    await lotteries.db.update(games).set({ open: true }).where(eq(games.nodeId, 'daily'));
  });
});

describe('the page', () => {
  it('runs its own files only, inside the pages of its merchant @RP-032', async () => {
    const page = await lotteries.framePage(await newToken());
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self' https://aurora.test");
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(page.headers).not.toHaveProperty('x-frame-options');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toMatch(/<script>|<style|style=|onclick/);
    const files = [...page.body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file]) => String(file));
    expect(files.length).toBeGreaterThan(5);
    for (const url of files) expect((await lotteries.app.inject({ url })).statusCode).toBe(200);
  });

  it('is in the language and look that it was opened with @RP-032', async () => {
    const page = await lotteries.framePage(await newToken(), { query: { css: 'light' } });
    expect(page.body).toContain('<html lang="en" data-merchant="aurora" data-look="light">');
  });

  it('refuses another merchant, and what is no token', async () => {
    const other = await lotteries.framePage(await newToken(), { query: { merchant: 'lagoon' } });
    expect(other.json().error.code).toBe('merchant.mismatch');
    expect(refusalIn((await lotteries.framePage('"><script>')).body)).toBe('launch.token.invalid');
  });
});

describe('a frame session', () => {
  const view = async (headers: Record<string, string>) =>
    (await lotteries.app.inject({ url: '/m/lotto-h5/session', headers })).json();

  it('shows the lottery, its draw and the balance', async () => {
    const { value } = await view(await lotteries.openFrame(player));
    expect(value).toMatchObject({
      balance: '1000.00',
      playMoney: false,
      draw: { numero: lotteries.numeroNow() },
      game: { id: QUICK.gameId, digits: 3, min: '1.00', max: '1000.00' },
      orders: [],
    });
    expect(value.plays.map(({ code }: { code: string }) => code)).toEqual(['top2', 'run1', 'top3', 'any3']);
    expect(value.results).toHaveLength(10);
  });

  it('offers and takes no order above what its player may stake in all @PL-007', async () => {
    const own = await lotteries.newPlayer();
    await lotteries.app.inject({
      method: 'PUT',
      url: '/wps/care/limits',
      headers: { ...own.headers, 'idempotency-key': crypto.randomUUID() },
      payload: { kind: 'STAKE', value: '15.00' },
    });
    const frame = await lotteries.openFrame(own);
    const { value } = await view(frame);
    expect(value.game).toMatchObject({ max: '15.00', orderMax: '15.00' });
    expect(value.units).toEqual(['1.00', '2.00', '5.00', '10.00']);
    const two = await lotteries.order(frame, [
      bet('1,2,3', { unit: '10.00' }),
      bet('4,5,6', { unit: '10.00' }),
    ]);
    expect(two.json()).toMatchObject({ error: { code: 'limit.stake.exceeded' }, value: { max: '15.00' } });
    expect((await lotteries.order(frame, [bet('1,2,3', { unit: '10.00' })])).statusCode).toBe(200);
  });

  it('pays by its prize mode', async () => {
    const { value } = await view(await lotteries.openFrame(player, { prize_mode: 'Elott' }));
    expect(value.plays[0].odds).toBe('92.00');
  });

  it('is opened in the mode ZY as well, and pays as LOTT does @GA-066', async () => {
    const { value } = await view(await lotteries.openFrame(player, { prize_mode: 'ZY' }));
    expect(value.plays[0].odds).toBe('90.00');
  });

  it('is of the Elott mode only where the merchant pays by it', async () => {
    const removed = await lotteries.db
      .update(merchantVendors)
      .set({ category: 'LOTT' })
      .where(eq(merchantVendors.vendor, 'TCG_LOTTO_VN'))
      .returning();
    const daily = { gameId: DAILY.gameId, prize_mode: 'ELOTT' };
    expect((await lotteries.launch(player, daily)).json().error.code).toBe('game.unavailable');
    expect((await lotteries.launch(player, { ...daily, prize_mode: 'LOTT' })).statusCode).toBe(200);
    expect(removed).toHaveLength(1);
    await lotteries.db
      .update(merchantVendors)
      .set({ category: 'ELOTT' })
      .where(eq(merchantVendors.vendor, 'TCG_LOTTO_VN'));
  });

  it('plays with play money for a trial, and leaves the real book alone', async () => {
    const account = await createAccount(lotteries.db, 'aurora', { type: 4 });
    await fund(lotteries.db, account, 5_000n);
    const trial = {
      account,
      headers: await signedInHeaders(lotteries.db, account, lotteries.clock()),
    };
    const frame = await lotteries.openFrame(trial);
    expect((await view(frame)).value).toMatchObject({ balance: '50.00', playMoney: true });
    await lotteries.order(frame);
    expect((await view(frame)).value.balance).toBe('49.00');
    expect(await balanceOf(lotteries.db, account, 'real')).toBe(0n);
  });

  it('ends with the session of the site', async () => {
    const frame = await lotteries.openFrame(player);
    await endSessionsOf(lotteries.db, player.account.id, 'logout', lotteries.clock());
    expect((await view(frame)).error.code).toBe('session.expired');
  });

  it('is not the session of the site', async () => {
    expect((await view(player.headers)).error.code).toBe('launch.token.invalid');
  });
});
