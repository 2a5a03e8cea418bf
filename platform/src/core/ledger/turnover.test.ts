import { eq } from 'drizzle-orm';
import { openTestDatabase } from '../../testing/database';
import { createAccount, createMerchant, fund } from '../../testing/fixtures';
import { untilSomebodyWaits } from '../../testing/locks';
import type { Account } from '../accounts/tables';
import { accounts } from '../accounts/tables';
import type { Database, OpenDatabase } from '../db/client';
import { Refusal } from '../http/refusal';
import { newId } from '../ids';
import { checkBooks } from './books';
import { endDueDemands } from './endDemands';
import { passGate } from './gate';
import { balanceOf, postTransaction } from './ledger';
import { settleStake } from './stakes';
import { openStakes, type TransactionKind, turnoverDemands } from './tables';
import { addDemand, type NewDemand, shrinkDemands, withdrawableOf } from './turnover';
import { balancesOf, lockPlayer } from './wallets';

const at = new Date('2026-11-20T08:00:00Z');
const LATER = new Date('2026-12-31T17:00:00Z');

let opened: OpenDatabase;
let db: Database;
let account: Account;
beforeAll(async () => {
  opened = await openTestDatabase();
  db = opened.db;
  await createMerchant(db);
});
afterAll(() => opened.close());
beforeEach(async () => {
  account = await createAccount(db, 'aurora');
  await fund(db, account, 200_000n);
});
afterEach(async () => {
  expect(await checkBooks(db)).toEqual([]);
});

const demand = (changes: Partial<NewDemand> = {}) =>
  addDemand(db, {
    account,
    source: newId('test'),
    title: { en: 'Welcome match', th: 'โบนัสต้อนรับ' },
    locked: 200_000n,
    bonus: 100_000n,
    needed: 100_000n,
    counts: { LIVE: 20, SPORTS: 0 },
    at,
    ...changes,
  });

type Category = 'RNG' | 'LIVE' | 'SPORTS';
interface Change {
  kind: TransactionKind;
  amount: bigint;
  wallet?: string;
  gameType?: Category;
  refundOf?: string;
  at?: Date;
}

/** Moves money between the player and a vendor; positive is in favour of the player. */
async function move({ kind, amount, wallet, gameType, refundOf, at: on = at }: Change): Promise<string> {
  const { id } = await postTransaction(db, {
    merchant: 'aurora',
    book: 'real',
    kind,
    reference: newId('test'),
    at: on,
    refundOf,
    ...(gameType && { play: { gameType } }),
    postings: [
      { party: { player: account, wallet }, amount },
      { party: { system: 'vendor', vendor: 'MOONREEF' }, amount: -amount },
    ],
  });
  return id;
}

/** A stake whose outcome is known at once. */
const play = (stake: bigint, gameType?: Category, wallet?: string) =>
  move({ kind: 'spin', amount: -stake, ...(gameType && { gameType }), ...(wallet && { wallet }) });
/** A stake that waits for its outcome. */
const bet = (stake: bigint, gameType?: Category) =>
  move({ kind: 'bet', amount: -stake, ...(gameType && { gameType }) });
const giveBack = (refundOf: string, amount: bigint) => move({ kind: 'refund', amount, refundOf });

const toVendor = (amount: bigint, wallet = 'MOONREEF') =>
  postTransaction(db, {
    merchant: 'aurora',
    book: 'real',
    kind: 'transfer',
    reference: newId('test'),
    at,
    postings: [
      { party: { player: account }, amount: -amount },
      { party: { player: account, wallet }, amount },
    ],
  });

/** Money that comes from outside, as a deposit does. */
const payIn = (amount: bigint) =>
  db.transaction(async (tx) => {
    await lockPlayer(tx, account);
    await shrinkDemands(tx, account);
    await fund(tx, account, amount);
  });

const demands = async () =>
  (await db.select().from(turnoverDemands).where(eq(turnoverDemands.accountId, account.id))).sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
const left = async () => (await withdrawableOf(db, account)).left;

describe('a turnover', () => {
  it('holds the deposit and its bonus until it is met, and says how much is left', async () => {
    await demand();
    await fund(db, account, 50_000n);
    expect(await withdrawableOf(db, account)).toMatchObject({
      withdrawable: 50_000n,
      needed: 100_000n,
      left: 100_000n,
      demands: [{ held: 200_000n, met: 0n }],
    });
    await play(40_000n, 'RNG');
    expect(await withdrawableOf(db, account)).toMatchObject({ withdrawable: 10_000n, left: 60_000n });
    await play(60_000n, 'RNG');
    expect(await withdrawableOf(db, account)).toMatchObject({
      withdrawable: 150_000n,
      left: 0n,
      demands: [],
    });
  });

  it('counts stakes by their category, in full where none is named', async () => {
    await demand();
    await play(10_000n, 'LIVE');
    await play(10_000n, 'SPORTS');
    await play(10_000n);
    expect((await withdrawableOf(db, account)).left).toBe(100_000n - 2_000n - 10_000n);
  });

  it('leaves to the next what it needs no more', async () => {
    await demand({ needed: 10_000n, source: newId('first') });
    await demand({ needed: 50_000n, at: new Date(at.getTime() + 1) });
    await play(30_000n, 'RNG');
    expect((await withdrawableOf(db, account)).demands).toMatchObject([{ needed: 50_000n, met: 20_000n }]);
  });

  it('frees nothing by a move to a game', async () => {
    await demand({ locked: 150_000n });
    expect((await withdrawableOf(db, account)).withdrawable).toBe(50_000n);
    await toVendor(150_000n);
    expect((await withdrawableOf(db, account)).withdrawable).toBe(50_000n);
  });

  it('comes once with one thing', async () => {
    await demand({ source: 'the same' });
    await expect(demand({ source: 'the same' })).rejects.toThrow();
  });
});

describe('a stake that is given back', () => {
  it('takes back what it counted, by its category and in part too', async () => {
    await demand();
    await play(30_000n, 'RNG');
    const live = await bet(20_000n, 'LIVE');
    expect(await left()).toBe(66_000n);
    await giveBack(live, 5_000n);
    expect(await left()).toBe(67_000n);
    await giveBack(live, 15_000n);
    expect(await left()).toBe(70_000n);
  });

  it('lowers no turnover that it was not counted for', async () => {
    const before = await bet(30_000n, 'RNG');
    await demand();
    await play(10_000n, 'RNG');
    await giveBack(before, 30_000n);
    expect(await left()).toBe(90_000n);
  });

  it('opens a turnover again that it has met, and holds again what was free', async () => {
    await demand({ bonus: 0n, locked: 50_000n });
    const met = await bet(150_000n, 'RNG');
    expect(await withdrawableOf(db, account)).toMatchObject({ withdrawable: 50_000n, demands: [] });
    await giveBack(met, 50_000n);
    expect((await demands())[0]).toMatchObject({ state: 'MET', met: 100_000n });
    await giveBack(met, 1n);
    expect((await demands())[0]).toMatchObject({ state: 'OPEN', met: 99_999n });
    await giveBack(met, 99_999n);
    expect(await withdrawableOf(db, account)).toMatchObject({ withdrawable: 150_000n, left: 100_000n });
  });

  it('holds in place of what was withdrawn while the turnover was met', async () => {
    await demand({ bonus: 20_000n, locked: 40_000n });
    const met = await bet(150_000n, 'RNG');
    await move({ kind: 'withdraw', amount: -50_000n });
    await giveBack(met, 150_000n);
    expect(await withdrawableOf(db, account)).toMatchObject({
      withdrawable: 110_000n,
      demands: [{ held: 40_000n, met: 0n }],
    });
  });

  it('is taken from the newest turnover first, as if only the rest had been staked', async () => {
    await demand({ needed: 10_000n });
    await demand({ needed: 50_000n, at: new Date(at.getTime() + 1) });
    const stake = await bet(30_000n, 'RNG');
    const met = async () => (await demands()).map((each) => [each.state, each.met]);
    expect(await met()).toEqual([
      ['MET', 10_000n],
      ['OPEN', 20_000n],
    ]);
    await giveBack(stake, 22_000n);
    expect(await met()).toEqual([
      ['OPEN', 8_000n],
      ['OPEN', 0n],
    ]);
  });

  it('opens none that has ended or was lost', async () => {
    for (const state of ['ENDED', 'LOST'] as const) {
      const source = newId('test');
      await demand({ source, needed: 1_000n });
      const stake = await bet(1_000n, 'RNG');
      await db.update(turnoverDemands).set({ state }).where(eq(turnoverDemands.source, source));
      await giveBack(stake, 1_000n);
    }
    expect((await demands()).map(({ state }) => state).sort()).toEqual(['ENDED', 'LOST']);
  });

  it('is never more than is in play of it, nor anybody else’s', async () => {
    const stake = await bet(10_000n);
    await giveBack(stake, 4_000n);
    await expect(giveBack(stake, 6_001n)).rejects.toThrow(RangeError);
    const owner = account;
    account = await createAccount(db, 'aurora');
    await expect(giveBack(stake, 1n)).rejects.toThrow(RangeError);
    account = owner;
    await settleStake(db, stake);
    await expect(giveBack(stake, 1n)).rejects.toThrow(RangeError);
    await expect(move({ kind: 'refund', amount: 1n })).rejects.toThrow(RangeError);
    expect(await balanceOf(db, account)).toBe(194_000n);
  });

  it('leaves no trace once all of it is back, or its outcome is known', async () => {
    await demand();
    const [back, settled] = [await bet(1_000n, 'RNG'), await bet(2_000n, 'RNG')];
    await giveBack(back, 1_000n);
    await settleStake(db, settled);
    expect(await db.$count(openStakes, eq(openStakes.accountId, account.id))).toBe(0);
    expect(await left()).toBe(98_000n);
  });
});

describe('what a demand holds', () => {
  it('is lost once nothing is left of it, and money that comes is free', async () => {
    await demand();
    await play(199_950n, 'SPORTS');
    await payIn(30_000n);
    expect(await withdrawableOf(db, account)).toMatchObject({ withdrawable: 30_050n, demands: [] });
    expect((await demands())[0]?.state).toBe('LOST');
  });

  it('is not lost while it is staked, and is there again with a refund', async () => {
    await demand();
    const stake = await bet(199_950n, 'SPORTS');
    await payIn(10_000n);
    expect(await withdrawableOf(db, account)).toMatchObject({ withdrawable: 10_000n, demands: [{}] });
    await giveBack(stake, 199_950n);
    expect((await withdrawableOf(db, account)).withdrawable).toBe(10_000n);
  });

  it('is lost with a stake that was', async () => {
    await demand();
    await settleStake(db, await bet(200_000n, 'SPORTS'));
    await payIn(10_000n);
    expect(await withdrawableOf(db, account)).toMatchObject({ withdrawable: 10_000n, demands: [] });
  });

  it('is what is left of it when money comes, and neither holds that nor takes it at its end', async () => {
    await demand({ endsAt: LATER });
    await play(199_000n, 'SPORTS');
    await payIn(100_000n);
    expect(await withdrawableOf(db, account)).toMatchObject({
      withdrawable: 100_000n,
      demands: [{ held: 1_000n, needed: 100_000n }],
    });
    await endDueDemands(db, LATER.getTime());
    expect(await balanceOf(db, account)).toBe(100_000n);
  });

  it('is the oldest’s first of what is left', async () => {
    await demand({ locked: 80_000n });
    await demand({ locked: 80_000n, at: new Date(at.getTime() + 1) });
    await demand({ locked: 40_000n, at: new Date(at.getTime() + 2) });
    await play(100_000n, 'SPORTS');
    await payIn(500n);
    expect(await demands()).toMatchObject([
      { state: 'OPEN', locked: 80_000n, bonus: 100_000n },
      { state: 'OPEN', locked: 20_000n, bonus: 20_000n },
      { state: 'LOST' },
    ]);
  });
});

describe('a turnover whose time is over', () => {
  const end = (time = LATER.getTime()) => endDueDemands(db, time);

  it('ends: the bonus goes, the rest stays, once', async () => {
    await demand({ endsAt: LATER });
    await end(LATER.getTime() - 1);
    expect(await balanceOf(db, account)).toBe(200_000n);
    await Promise.all([end(), end()]);
    expect(await balanceOf(db, account)).toBe(100_000n);
    expect((await withdrawableOf(db, account)).withdrawable).toBe(100_000n);
    expect((await demands())[0]?.state).toBe('ENDED');
  });

  it('takes no more of the bonus than there is', async () => {
    await demand({ endsAt: LATER });
    await play(150_000n, 'SPORTS');
    await end();
    expect(await balanceOf(db, account)).toBe(0n);
    expect((await demands())[0]?.state).toBe('ENDED');
  });

  it('takes the bonus from the main wallet first, then from those at vendors', async () => {
    await demand({ endsAt: LATER });
    await toVendor(90_000n, 'MOONREEF');
    await toVendor(90_000n, 'SALTWIND');
    await end();
    const { main, total, byVendor } = await balancesOf(db, account);
    expect([main, total]).toEqual([0n, 100_000n]);
    expect([...byVendor.values()].sort()).toEqual([10_000n, 90_000n].sort());
  });

  it('waits for a bonus that is in play, counts nothing more for it, and takes it when it is back', async () => {
    await demand({ endsAt: LATER });
    const stake = await bet(150_000n, 'SPORTS');
    await end();
    expect((await demands())[0]).toMatchObject({ state: 'OPEN', bonus: 50_000n, locked: 50_000n });
    expect(await balanceOf(db, account)).toBe(0n);
    await giveBack(stake, 150_000n);
    expect((await withdrawableOf(db, account)).withdrawable).toBe(100_000n);
    await move({ kind: 'spin', amount: -10_000n, gameType: 'RNG', at: LATER });
    expect((await demands())[0]?.met).toBe(0n);
    await end();
    expect(await balanceOf(db, account)).toBe(90_000n);
    expect((await demands())[0]?.state).toBe('ENDED');
  });

  it('has nothing more to wait for when the stake is lost', async () => {
    await demand({ endsAt: LATER });
    const stake = await bet(200_000n, 'SPORTS');
    await end();
    await settleStake(db, stake);
    await end();
    expect((await demands())[0]?.state).toBe('ENDED');
  });

  it('is ended behind however many that wait', async () => {
    for (let index = 0; index < 101; index += 1)
      await demand({ source: newId('test'), endsAt: new Date(LATER.getTime() - 1) });
    await bet(200_000n, 'SPORTS');
    const waiting = account;
    account = await createAccount(db, 'aurora');
    await fund(db, account, 200_000n);
    await demand({ endsAt: LATER });
    await end();
    expect((await demands())[0]?.state).toBe('ENDED');
    await db.delete(turnoverDemands).where(eq(turnoverDemands.accountId, waiting.id));
  });
});

describe('stakes at once', () => {
  it('count each, and each for one turnover, wherever they are played', async () => {
    for (let index = 0; index < 10; index += 1)
      await demand({ source: newId('test'), needed: 1_500n, at: new Date(at.getTime() + index) });
    await demand({ source: newId('test'), at: new Date(at.getTime() + 10) });
    await toVendor(100_000n);
    const wallets = [undefined, 'MOONREEF'] as const;
    await Promise.all(
      Array.from({ length: 10 }, () => wallets.map((wallet) => play(1_000n, 'RNG', wallet))).flat(),
    );
    expect((await demands()).map(({ met }) => met)).toEqual([...Array(10).fill(1_500n), 5_000n]);
    const { main, byVendor } = await balancesOf(db, account);
    expect([main, byVendor.get('MOONREEF')]).toEqual([90_000n, 90_000n]);
  });

  /** Starts a stake while somebody else holds the player, and lets go when it waits and the change is made. */
  async function stakeDuring(change: (tx: Database) => Promise<unknown>) {
    let stake: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await lockPlayer(tx, account);
      stake = play(1_000n, 'RNG').catch((error: unknown) => error);
      await untilSomebodyWaits(tx);
      await change(tx);
    });
    return stake;
  }

  it('count for a turnover that came while they waited', async () => {
    await stakeDuring((tx) =>
      addDemand(tx, {
        account,
        source: newId('test'),
        title: { en: 'Bonus', th: 'โบนัส' },
        locked: 1_000n,
        bonus: 0n,
        needed: 100_000n,
        counts: {},
        at,
      }),
    );
    expect(await left()).toBe(99_000n);
  });

  it('are refused when the account was disabled while they waited', async () => {
    const refusal = await stakeDuring((tx) =>
      tx.update(accounts).set({ disabled: true }).where(eq(accounts.id, account.id)),
    );
    expect(refusal).toEqual(new Refusal('user.unavailable'));
    expect(await balanceOf(db, account)).toBe(200_000n);
  });
});

describe('the gate', () => {
  const disable = () => db.update(accounts).set({ disabled: true }).where(eq(accounts.id, account.id));
  const refused = new Refusal('user.unavailable');

  it('refuses stakes, bonuses, transfers to games and deposit orders of a disabled account, and books nothing', async () => {
    await disable();
    await expect(play(1_000n)).rejects.toEqual(refused);
    const bonus = postTransaction(db, {
      merchant: 'aurora',
      book: 'real',
      kind: 'bonus',
      reference: newId('test'),
      at,
      postings: [
        { party: { player: account }, amount: 100n },
        { party: { system: 'promotions' }, amount: -100n },
      ],
    });
    await expect(bonus).rejects.toEqual(refused);
    const order = db.transaction((tx) =>
      passGate(tx, account, { kind: 'deposit order', amount: 100n, underWay: 0n }, at),
    );
    await expect(order).rejects.toEqual(refused);
    expect(await balanceOf(db, account)).toBe(200_000n);
  });

  it('lets pass what is a player’s due: refunds, wins, money that has come, money that goes out', async () => {
    const stake = await bet(1_000n);
    await disable();
    await giveBack(stake, 1_000n);
    await fund(db, account, 1_000n);
    expect(await balanceOf(db, account)).toBe(201_000n);
  });

  it('is asked before it is known whether the balance covers it: one refusal, the first', async () => {
    await disable();
    await expect(play(900_000n)).rejects.toEqual(refused);
  });
});
