import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import { bets } from '../bets/tables';
import { MINUTE } from '../clock';
import { games } from '../games/tables';
import { createTestApp, type TestApp } from '../testing/app';
import { createAccount, createGame, createMerchant, fund, signedInHeaders } from '../testing/fixtures';
import { balanceOf } from '../wallet/ledger';

/** What the random source gives next: 0 wins once the bet, 9,999 loses. */
let draw = 9_999;
let test: TestApp;
let account: Account;
let headers: Record<string, string>;

beforeAll(async () => {
  test = await createTestApp({
    randomInt: (bound) => Math.min(draw, bound - 1),
    config: { vendorOrigin: 'https://vendor.test' },
  });
  await createMerchant(test.db);
  await createGame(test.db, 'aurora', { nodeId: 'koi', code: 'copper-koi' });
  await createGame(test.db, 'aurora', { nodeId: 'closed', open: false });
  await createGame(test.db, 'aurora', { nodeId: 'paid', freePlay: false });
});
afterAll(() => test.close());

beforeEach(async () => {
  draw = 9_999;
  test.clock.advance(MINUTE);
  account = await createAccount(test.db, 'aurora');
  await fund(test.db, account, 100_000n);
  headers = await signedInHeaders(test.db, account, test.clock());
});

const launchWith = (changes: Record<string, string> = {}, sent: Record<string, string> = headers) => {
  const query = new URLSearchParams({
    category: 'RNG',
    vendor: 'MOONREEF',
    gameId: '101',
    nodeId: 'koi',
    freeplay: '0',
    language: 'EN',
    ...changes,
  });
  return test.app.inject({
    url: `/wps/game/launchGame?${query}`,
    headers: { host: 'aurora.test:8080', ...sent },
  });
};

const tokenIn = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('launch') ?? '';

const openGame = (launch: string) =>
  test.app.inject({ method: 'POST', url: '/sandbox/session', payload: { launch } });

async function openNewGame(changes: Record<string, string> = {}) {
  const launched = await launchWith(changes);
  return (await openGame(tokenIn(launched.json().value.url))).json().value;
}

const spin = (token: string, bet: string, key: string = randomUUID()) =>
  test.app.inject({
    method: 'POST',
    url: '/sandbox/spin',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    payload: { bet },
  });

describe('launch', () => {
  it('gives the address of the game with a token that is no session token', async () => {
    const answer = await launchWith({ backUrl: '/m/gameList?type=RNG' });
    const { url, open } = answer.json().value;
    expect(open).toBe('REDIRECT');
    expect(url).toMatch(/^https:\/\/vendor\.test\/sandbox\/play#launch=[\w-]{43}&lang=en$/);
    expect(headers.authorization).not.toContain(tokenIn(url));
  });

  it.each([
    [{ nodeId: 'nowhere' }, 'game.unavailable'],
    [{ nodeId: 'closed' }, 'game.unavailable'],
    [{ vendor: 'JADEWORKS' }, 'game.unavailable'],
    [{ gameId: '7' }, 'game.unavailable'],
    [{ nodeId: 'paid', freeplay: '1' }, 'game.freeplay.unsupported'],
  ])('refuses %p with %s', async (changes, code) => {
    const answer = await launchWith(changes);
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, code]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user@aurora.test/',
    'https://aurora.test.evil.example/',
    'm/home',
  ])('refuses the way back %s', async (backUrl) => {
    const answer = await launchWith({ backUrl });
    expect(answer.json().error).toMatchObject({
      code: 'request.invalid',
      fields: { backUrl: ['field.format'] },
    });
  });

  it.each([
    ['/m/home?tab=RNG#top', 'http://aurora.test:8080/m/home?tab=RNG#top'],
    ['http://aurora.test:8080/m/home', 'http://aurora.test:8080/m/home'],
    [undefined, 'http://aurora.test:8080/'],
  ])('leads back from %s to %s', async (backUrl, expected) => {
    const view = await openNewGame(backUrl === undefined ? {} : { backUrl });
    expect(view.backUrl).toBe(expected);
  });
});

describe('opening', () => {
  it('shows the game, its limits and the balance, in the language of the launch', async () => {
    const view = await openNewGame({ language: 'TH' });
    expect(view).toMatchObject({
      language: 'th',
      balance: '1000.00',
      currencySymbol: '฿',
      playMoney: false,
      game: { name: 'ปลาคาร์ปทองแดง' },
      history: [],
    });
    expect(view.bets[0]).toBe('1.00');
    expect(view.bets.at(-1)).toBe('1000.00');
    expect(view.bets[view.firstBet]).toBe('10.00');
    expect(view.symbols.map(({ times }: { times: number }) => times)).toEqual([1, 2, 3, 5, 10, 25, 100]);
  });

  it('works once, and only for a minute', async () => {
    const used = tokenIn((await launchWith()).json().value.url);
    await openGame(used);
    const again = await openGame(used);
    expect([again.statusCode, again.json().error.code]).toEqual([401, 'launch.token.invalid']);
    const old = tokenIn((await launchWith()).json().value.url);
    test.clock.advance(MINUTE + 1);
    expect((await openGame(old)).json().error.code).toBe('launch.token.invalid');
    expect((await openGame('nonsense')).json().error.code).toBe('launch.token.invalid');
  });

  it('comes back after a reload, with what was played', async () => {
    const { token } = await openNewGame();
    await spin(token, '5.00');
    const again = await test.app.inject({
      url: '/sandbox/session',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(again.json().value).toMatchObject({ balance: '995.00', history: [{ bet: '5.00', win: '0.00' }] });
    expect(again.json().value.token).toBeUndefined();
  });

  it('ends with the session of the site', async () => {
    const { token } = await openNewGame();
    await test.app.inject({ method: 'DELETE', url: '/wps/session/logout', headers });
    const answer = await spin(token, '5.00');
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'session.expired']);
    expect(await balanceOf(test.db, account)).toBe(100_000n);
  });
});

describe('a spin', () => {
  it('books bet and win, shows where the reels stop, and is on the winner board', async () => {
    const { token } = await openNewGame();
    draw = 0;
    const won = (await spin(token, '10.00')).json().value;
    expect(won).toMatchObject({ bet: '10.00', win: '10.00', times: 1, balance: '1000.00' });
    expect(won.reels.map((reel: number[]) => reel[1])).toEqual([0, 0, 0]);
    draw = 9_999;
    expect((await spin(token, '10.00')).json().value).toMatchObject({ win: '0.00', balance: '990.00' });
    expect(await balanceOf(test.db, account)).toBe(99_000n);

    const url = '/wps/relay/GCSGAME_getRankList?gameCategory=ALL&language=EN';
    const board = await test.app.inject({ url, headers: { merchant: 'aurora' } });
    expect(board.json().value.list[0].vo).toMatchObject({ gameName: 'Copper Koi', winAmount: '10.00' });
  });

  it('pays what the symbol on the line pays', async () => {
    const { token } = await openNewGame();
    draw = 3_807;
    expect((await spin(token, '2.00')).json().value).toMatchObject({
      times: 100,
      win: '200.00',
      balance: '1198.00',
    });
    draw = 3_808;
    expect((await spin(token, '2.00')).json().value).toMatchObject({ times: 0, win: '0.00' });
  });

  it('is played once under one key', async () => {
    const { token } = await openNewGame();
    const key = randomUUID();
    const first = await spin(token, '10.00', key);
    const second = await spin(token, '10.00', key);
    expect(second.json()).toEqual(first.json());
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await test.db.$count(bets, eq(bets.accountId, account.id))).toBe(1);
    expect(await balanceOf(test.db, account)).toBe(99_000n);
  });

  it.each(['0.99', '1000.01', '-5.00', '0.00'])('refuses a bet of %s, with the limits', async (bet) => {
    const { token } = await openNewGame();
    const answer = await spin(token, bet);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { error: { code: 'amount.out.of.range' }, value: { min: '1.00', max: '1000.00' } },
    ]);
    expect(await balanceOf(test.db, account)).toBe(100_000n);
  });

  it.each(['ten', '1', '1.005', ''])('refuses the bet "%s"', async (bet) => {
    const { token } = await openNewGame();
    expect((await spin(token, bet)).json().error.code).toBe('request.invalid');
  });

  it('refuses more than there is, and books nothing', async () => {
    const { token } = await openNewGame();
    await spin(token, '900.00');
    const answer = await spin(token, '500.00');
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'balance.insufficient']);
    expect(await test.db.$count(bets, eq(bets.accountId, account.id))).toBe(1);
  });

  it('needs a frame session: the token of the site opens nothing here', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/sandbox/spin',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      payload: { bet: '5.00' },
    });
    expect(answer.json().error.code).toBe('launch.token.invalid');
  });

  it('stops when the game is closed', async () => {
    await createGame(test.db, 'aurora', { nodeId: 'closing' });
    const { token } = await openNewGame({ nodeId: 'closing' });
    await test.db.update(games).set({ open: false }).where(eq(games.nodeId, 'closing'));
    expect((await spin(token, '5.00')).json().error.code).toBe('game.unavailable');
  });

  it('turns at most 60 times a minute for one account', async () => {
    const { token } = await openNewGame();
    const { limiter } = test.app.platform;
    for (let turn = 0; turn < 60; turn += 1)
      limiter.count({ name: 'spin', calls: 60, windowMs: MINUTE }, account.id);
    expect((await spin(token, '5.00')).statusCode).toBe(429);
  });
});

describe('free play', () => {
  it('plays with play money and leaves the wallet alone', async () => {
    const view = await openNewGame({ freeplay: '1' });
    expect(view).toMatchObject({ playMoney: true, balance: '10000.00' });
    expect((await spin(view.token, '100.00')).json().value.balance).toBe('9900.00');
    expect(await balanceOf(test.db, account)).toBe(100_000n);
  });
});

describe('the page', () => {
  it('runs its own files only, and in no frame', async () => {
    const page = await test.app.inject({ url: '/sandbox/play' });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(page.body).not.toMatch(/<script>|<style|style=|onclick/);
    const files = [...page.body.matchAll(/(?:href|src)="(\/sandbox\/[^"]+)"/g)].map(([, file]) =>
      String(file),
    );
    expect(files.length).toBeGreaterThan(5);
    for (const url of files) expect((await test.app.inject({ url })).statusCode).toBe(200);
  });

  it('says in both languages that it is a demonstration', async () => {
    const texts = (await test.app.inject({ url: '/sandbox/page/texts.js' })).body;
    expect(texts).toContain('Demonstration game — no real money');
    expect(texts).toContain('เกมสาธิต — ไม่ใช้เงินจริง');
  });

  it('draws the symbols of its reels', async () => {
    const view = await openNewGame();
    const pictures = await Promise.all(
      view.symbols.map(({ url }: { url: string }) => test.app.inject({ url })),
    );
    expect(new Set(pictures.map(({ body }) => body)).size).toBe(7);
    for (const picture of pictures) expect(picture.headers['content-type']).toContain('image/svg+xml');
    for (const url of [
      '/sandbox/symbols/koi/7.svg',
      '/sandbox/symbols/nowhere/0.svg',
      '/sandbox/symbols/koi/x.svg',
    ])
      expect((await test.app.inject({ url })).statusCode).toBe(404);
  });
});
