import { eq } from 'drizzle-orm';
import { openTestDatabase } from '../../testing/database';
import { createAccount, createMerchant, fund } from '../../testing/fixtures';
import type { Account } from '../accounts/tables';
import { accounts } from '../accounts/tables';
import type { Database, OpenDatabase } from '../db/client';
import { Refusal } from '../http/refusal';
import { newId } from '../ids';
import { checkBooks } from './books';
import { endDueDemands } from './endDemands';
import { passGate } from './gate';
import { balanceOf, postTransaction } from './ledger';
import { turnoverDemands } from './tables';
import { addDemand, dropLostDemands, type NewDemand, withdrawableOf } from './turnover';

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

const play = (stake: bigint, gameType?: 'RNG' | 'LIVE' | 'SPORTS', kind: 'bet' | 'refund' = 'bet') =>
  postTransaction(db, {
    merchant: 'aurora',
    book: 'real',
    kind,
    reference: newId('test'),
    at,
    ...(gameType && { play: { gameType } }),
    postings: [
      { party: { player: account }, amount: kind === 'bet' ? -stake : stake },
      { party: { system: 'vendor', vendor: 'MOONREEF' }, amount: kind === 'bet' ? stake : -stake },
    ],
  });

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

  it('takes back what was counted for a stake that is given back', async () => {
    await demand();
    await play(30_000n, 'RNG');
    await play(10_000n, undefined, 'refund');
    expect((await withdrawableOf(db, account)).left).toBe(80_000n);
  });

  it('frees nothing by a move to a game', async () => {
    await demand({ locked: 150_000n });
    expect((await withdrawableOf(db, account)).withdrawable).toBe(50_000n);
    await postTransaction(db, {
      merchant: 'aurora',
      book: 'real',
      kind: 'transfer',
      reference: newId('test'),
      at,
      postings: [
        { party: { player: account }, amount: -150_000n },
        { party: { player: account, wallet: 'MOONREEF' }, amount: 150_000n },
      ],
    });
    expect((await withdrawableOf(db, account)).withdrawable).toBe(50_000n);
  });

  it('is dropped with the next deposit once nothing is left of what it held', async () => {
    await demand();
    await play(199_950n, 'SPORTS');
    await dropLostDemands(db, account);
    await fund(db, account, 30_000n);
    expect(await withdrawableOf(db, account)).toMatchObject({ withdrawable: 30_050n, demands: [] });
  });

  it('stays while something is left', async () => {
    await demand();
    await play(150_000n, 'SPORTS');
    await dropLostDemands(db, account);
    expect((await withdrawableOf(db, account)).demands).toHaveLength(1);
  });

  it('ends with its time: the bonus goes, the rest stays, once', async () => {
    await demand({ endsAt: LATER });
    await endDueDemands(db, LATER.getTime() - 1);
    expect(await balanceOf(db, account)).toBe(200_000n);
    await Promise.all([endDueDemands(db, LATER.getTime()), endDueDemands(db, LATER.getTime())]);
    expect(await balanceOf(db, account)).toBe(100_000n);
    expect((await withdrawableOf(db, account)).withdrawable).toBe(100_000n);
    const [row] = await db.select().from(turnoverDemands).where(eq(turnoverDemands.accountId, account.id));
    expect(row?.state).toBe('ENDED');
  });

  it('takes no more of an ended bonus than there is', async () => {
    await demand({ endsAt: LATER });
    await play(150_000n, 'SPORTS');
    await endDueDemands(db, LATER.getTime());
    expect(await balanceOf(db, account)).toBe(0n);
  });

  it('comes once with one thing', async () => {
    await demand({ source: 'the same' });
    await expect(demand({ source: 'the same' })).rejects.toThrow();
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
    await disable();
    await play(1_000n, undefined, 'refund');
    await fund(db, account, 1_000n);
    expect(await balanceOf(db, account)).toBe(202_000n);
  });

  it('is asked before it is known whether the balance covers it: one refusal, the first', async () => {
    await disable();
    await expect(play(900_000n)).rejects.toEqual(refused);
  });
});
