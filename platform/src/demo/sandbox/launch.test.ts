import { MINUTE } from '../../core/clock';
import { balanceOf } from '../../core/ledger/ledger';
import { type Arcade, openArcade, type Player, tokenIn } from './testing';

let arcade: Arcade;
let player: Player;
beforeAll(async () => {
  arcade = await openArcade();
});
afterAll(() => arcade.close());
beforeEach(async () => {
  player = await arcade.newPlayer();
});

describe('launch', () => {
  it('gives the address of the game with a token that is no session token', async () => {
    const answer = await arcade.launch(player, { backUrl: '/m/gameList?type=RNG' });
    const { url, open } = answer.json().value;
    expect(open).toBe('REDIRECT');
    expect(url).toMatch(/^https:\/\/vendor\.test\/sandbox\/play#launch=[\w-]{43}&lang=en$/);
    expect(player.headers.authorization).not.toContain(tokenIn(url));
  });

  it.each([
    [{ nodeId: 'nowhere' }, 'game.unavailable'],
    [{ nodeId: 'closed' }, 'game.unavailable'],
    [{ vendor: 'JADEWORKS' }, 'game.unavailable'],
    [{ gameId: '7' }, 'game.unavailable'],
    [{ nodeId: 'paid', freeplay: '1' }, 'game.freeplay.unsupported'],
  ])('refuses %p with %s', async (changes, code) => {
    const answer = await arcade.launch(player, changes);
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
    const answer = await arcade.launch(player, { backUrl });
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
    const view = await arcade.openNewGame(player, backUrl === undefined ? {} : { backUrl });
    expect(view.backUrl).toBe(expected);
  });
});

describe('opening', () => {
  it('shows the game, its limits and the balance, in the language of the launch', async () => {
    const view = await arcade.openNewGame(player, { language: 'TH' });
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
    const used = tokenIn((await arcade.launch(player)).json().value.url);
    await arcade.openGame(used);
    const again = await arcade.openGame(used);
    expect([again.statusCode, again.json().error.code]).toEqual([401, 'launch.token.invalid']);
    const old = tokenIn((await arcade.launch(player)).json().value.url);
    arcade.clock.advance(MINUTE + 1);
    expect((await arcade.openGame(old)).json().error.code).toBe('launch.token.invalid');
    expect((await arcade.openGame('nonsense')).json().error.code).toBe('launch.token.invalid');
  });

  it('comes back after a reload, with what was played', async () => {
    const { token } = await arcade.openNewGame(player);
    await arcade.spin(token, '5.00');
    const again = await arcade.app.inject({
      url: '/sandbox/session',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(again.json().value).toMatchObject({ balance: '995.00', history: [{ bet: '5.00', win: '0.00' }] });
    expect(again.json().value.token).toBeUndefined();
  });

  it('ends with the session of the site', async () => {
    const { token } = await arcade.openNewGame(player);
    await arcade.app.inject({ method: 'DELETE', url: '/wps/session/logout', headers: player.headers });
    const answer = await arcade.spin(token, '5.00');
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'session.expired']);
    expect(await balanceOf(arcade.db, player.account)).toBe(100_000n);
  });
});
