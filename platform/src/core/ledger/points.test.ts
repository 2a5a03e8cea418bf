import { eq } from 'drizzle-orm';
import { statementDays } from '../../areas/care/statement/figures';
import { profitByDay } from '../../areas/wallet/profit';
import { listTransactions } from '../../areas/wallet/transactions';
import { openTestDatabase } from '../../testing/database';
import { createAccount, createMerchant, fund } from '../../testing/fixtures';
import type { Account } from '../accounts/tables';
import { usedBy } from '../care/figures';
import { readCare } from '../care/readCare';
import type { Database, OpenDatabase } from '../db/client';
import { checkBooks } from './books';
import { balanceOf } from './ledger';
import { type PointsMovement, pointsOf, postPoints } from './points';
import { ledgerTransactions, playDays } from './tables';
import { balancesOf } from './wallets';

let opened: OpenDatabase;
let db: Database;
let account: Account;
const at = new Date('2026-11-20T08:00:00Z');
const title = { en: 'Bets of 19 November', th: 'เดิมพันวันที่ 19 พฤศจิกายน' };

beforeAll(async () => {
  opened = await openTestDatabase();
  db = opened.db;
  await createMerchant(db);
});
afterAll(() => opened.close());
beforeEach(async () => {
  account = await createAccount(db, 'aurora');
});
afterEach(async () => {
  expect(await checkBooks(db)).toEqual([]);
});

const post = (changes: Partial<PointsMovement> = {}) =>
  db.transaction((tx) =>
    postPoints(tx, {
      account,
      kind: 'points',
      reference: `bets 2026-11-19 ${account.id}`,
      points: 312n,
      title,
      at,
      ...changes,
    }),
  );

it('gives and takes points, and says how many there are', async () => {
  expect(await pointsOf(db, account)).toBe(0n);
  expect(await post()).toBe(312n);
  expect(await post({ kind: 'points spent', reference: `mall ${account.id}`, points: -300n })).toBe(12n);
  expect(await pointsOf(db, account)).toBe(12n);
});

it('books what a reference names once, also side by side', async () => {
  const presses = await Promise.all(Array.from({ length: 8 }, () => post()));
  expect(presses.filter((points) => points !== undefined)).toEqual([312n]);
  expect(await post({ points: 5n })).toBeUndefined();
  expect(await pointsOf(db, account)).toBe(312n);
});

it('never goes below nothing, and books nothing of what would', async () => {
  await post();
  const spend = (reference: string) =>
    post({ kind: 'points spent', reference: `mall ${account.id} ${reference}`, points: -200n });
  await expect(post({ reference: `mall ${account.id}`, points: -313n })).rejects.toMatchObject({
    code: 'points.insufficient',
  });
  const both = await Promise.allSettled([spend('one'), spend('two')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await pointsOf(db, account)).toBe(112n);
  await expect(post({ reference: 'none', points: 0n })).rejects.toBeInstanceOf(RangeError);
});

it('keeps what they came from in every language, and cannot be changed', async () => {
  await post();
  const booked = eq(ledgerTransactions.reference, `bets 2026-11-19 ${account.id}`);
  expect(await db.select().from(ledgerTransactions).where(booked)).toMatchObject([{ kind: 'points', title }]);
  await expect(db.update(ledgerTransactions).set({ kind: 'deposit' }).where(booked)).rejects.toThrow();
});

it('are seen by no balance, record, limit, statement or profit of money', async () => {
  await fund(db, account, 50_000n);
  const range = { startDate: '2026-11-01', endDate: '2026-11-30' };
  const seen = async () => ({
    balance: await balanceOf(db, account),
    balances: await balancesOf(db, account),
    days: await db.$count(playDays, eq(playDays.accountId, account.id)),
    used: await usedBy(db, await readCare(db, account.id), at),
    records: await listTransactions(
      db,
      { owner: account, timeZone: 'Asia/Bangkok', ...range },
      { pageNo: 1, pageSize: 20 },
      'en',
    ),
    profit: await profitByDay(db, account, range),
    statement: await statementDays(db, account.id, range, 'Asia/Bangkok'),
  });
  const before = await seen();
  await post();
  await post({ kind: 'points spent', reference: `mall ${account.id}`, points: -12n });
  expect(await pointsOf(db, account)).toBe(300n);
  expect(await seen()).toEqual(before);
});
