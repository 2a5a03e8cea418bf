import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bets } from '../../areas/bets/tables';
import { games } from '../../areas/games/tables';
import { MINUTE } from '../../core/clock';
import { balanceOf } from '../../core/ledger/ledger';
import { createGame } from '../../testing/fixtures';
import { type Arcade, LOSING, openArcade, type Player } from './testing';

let arcade: Arcade;
let player: Player;
beforeAll(async () => {
  arcade = await openArcade();
});
afterAll(() => arcade.close());
beforeEach(async () => {
  player = await arcade.newPlayer();
});

describe('a spin', () => {
  it('books bet and win, shows where the reels stop, and is on the winner board', async () => {
    const { token } = await arcade.openNewGame(player);
    arcade.random.next = 0;
    const won = (await arcade.spin(token, '10.00')).json().value;
    expect(won).toMatchObject({ bet: '10.00', win: '10.00', times: 1, balance: '1000.00' });
    expect(won.reels.map((reel: number[]) => reel[1])).toEqual([0, 0, 0]);
    arcade.random.next = LOSING;
    expect((await arcade.spin(token, '10.00')).json().value).toMatchObject({
      win: '0.00',
      balance: '990.00',
    });
    expect(await balanceOf(arcade.db, player.account)).toBe(99_000n);

    const url = '/wps/relay/GCSGAME_getRankList?gameCategory=ALL&language=EN';
    const board = await arcade.app.inject({ url, headers: { merchant: 'aurora' } });
    expect(board.json().value.list[0].vo).toMatchObject({ gameName: 'Copper Koi', winAmount: '10.00' });
  });

  it('pays what the symbol on the line pays', async () => {
    const { token } = await arcade.openNewGame(player);
    arcade.random.next = 3_807;
    expect((await arcade.spin(token, '2.00')).json().value).toMatchObject({
      times: 100,
      win: '200.00',
      balance: '1198.00',
    });
    arcade.random.next = 3_808;
    expect((await arcade.spin(token, '2.00')).json().value).toMatchObject({ times: 0, win: '0.00' });
  });

  it('is played once under one key', async () => {
    const { token } = await arcade.openNewGame(player);
    const key = randomUUID();
    const first = await arcade.spin(token, '10.00', key);
    const second = await arcade.spin(token, '10.00', key);
    expect(second.json()).toEqual(first.json());
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await arcade.db.$count(bets, eq(bets.accountId, player.account.id))).toBe(1);
    expect(await balanceOf(arcade.db, player.account)).toBe(99_000n);
  });

  it.each(['0.99', '1000.01', '-5.00', '0.00'])('refuses a bet of %s, with the limits', async (bet) => {
    const { token } = await arcade.openNewGame(player);
    const answer = await arcade.spin(token, bet);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { error: { code: 'amount.out.of.range' }, value: { min: '1.00', max: '1000.00' } },
    ]);
    expect(await balanceOf(arcade.db, player.account)).toBe(100_000n);
  });

  it.each(['ten', '1', '1.005', ''])('refuses the bet "%s"', async (bet) => {
    const { token } = await arcade.openNewGame(player);
    expect((await arcade.spin(token, bet)).json().error.code).toBe('request.invalid');
  });

  it('refuses more than there is, and books nothing', async () => {
    const { token } = await arcade.openNewGame(player);
    await arcade.spin(token, '900.00');
    const answer = await arcade.spin(token, '500.00');
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'balance.insufficient']);
    expect(await arcade.db.$count(bets, eq(bets.accountId, player.account.id))).toBe(1);
  });

  it('needs a frame session: the token of the site opens nothing here', async () => {
    const answer = await arcade.app.inject({
      method: 'POST',
      url: '/sandbox/spin',
      headers: { ...player.headers, 'idempotency-key': randomUUID() },
      payload: { bet: '5.00' },
    });
    expect(answer.json().error.code).toBe('launch.token.invalid');
  });

  it('stops when the game is closed', async () => {
    await createGame(arcade.db, 'aurora', { nodeId: 'closing' });
    const { token } = await arcade.openNewGame(player, { nodeId: 'closing' });
    await arcade.db.update(games).set({ open: false }).where(eq(games.nodeId, 'closing'));
    expect((await arcade.spin(token, '5.00')).json().error.code).toBe('game.unavailable');
  });

  it('turns at most 60 times a minute for one account', async () => {
    const { token } = await arcade.openNewGame(player);
    const { limiter } = arcade.app.platform;
    await limiter.count({ name: 'spin', calls: 60, windowMs: MINUTE }, player.account.id, 60);
    expect((await arcade.spin(token, '5.00')).statusCode).toBe(429);
  });
});

describe('free play', () => {
  it('plays with play money and leaves the wallet alone', async () => {
    const view = await arcade.openNewGame(player, { freeplay: '1' });
    expect(view).toMatchObject({ playMoney: true, balance: '10000.00' });
    expect((await arcade.spin(view.token, '100.00')).json().value.balance).toBe('9900.00');
    expect(await balanceOf(arcade.db, player.account)).toBe(100_000n);
  });
});
