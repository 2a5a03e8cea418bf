import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { PLAY_MONEY, topUpPlayMoney } from '../../areas/wallet/playMoney';
import { openTestDatabase } from '../../testing/database';
import { createAccount, createMerchant, fund } from '../../testing/fixtures';
import type { Account } from '../accounts/tables';
import type { Database, OpenDatabase } from '../db/client';
import { Refusal } from '../http/refusal';
import { newId } from '../ids';
import { balanceOf, postTransaction } from './ledger';
import { ledgerEntries, ledgerTransactions } from './tables';
import { type Posting, transactionRows } from './transaction';

let opened: OpenDatabase;
let db: Database;
const at = new Date('2026-11-20T08:00:00Z');

beforeAll(async () => {
  opened = await openTestDatabase();
  db = opened.db;
  await createMerchant(db);
});
afterAll(() => opened.close());

const withMoney = async (amount: bigint): Promise<Account> => {
  const account = await createAccount(db, 'aurora');
  await fund(db, account, amount);
  return account;
};

const move = (account: Account, amount: bigint, reference = newId('test')) =>
  postTransaction(db, {
    merchant: 'aurora',
    book: 'real',
    kind: 'spin',
    reference,
    at,
    postings: [
      { party: { player: account }, amount },
      { party: { system: 'vendor', vendor: 'MOONREEF' }, amount: -amount },
    ],
  });

async function sumOfAll(): Promise<bigint> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)::text` })
    .from(ledgerEntries);
  return BigInt(row?.sum ?? 0);
}

const countOf = (table: typeof ledgerEntries | typeof ledgerTransactions) => db.$count(table);

it('answers the new balance, which is the sum of the entries', async () => {
  const account = await withMoney(1_000n);
  const { balances } = await move(account, -250n);
  expect(balances.get(account.id)).toBe(750n);
  expect(await balanceOf(db, account)).toBe(750n);
});

it('starts at nothing', async () => {
  expect(await balanceOf(db, await createAccount(db, 'aurora'))).toBe(0n);
});

it('refuses to pay more than there is, and books nothing then @PL-041', async () => {
  const account = await withMoney(100n);
  const before = [await countOf(ledgerEntries), await countOf(ledgerTransactions)];
  await expect(move(account, -101n)).rejects.toEqual(new Refusal('balance.insufficient'));
  expect([await countOf(ledgerEntries), await countOf(ledgerTransactions)]).toEqual(before);
  expect(await balanceOf(db, account)).toBe(100n);
});

it('wants a payment covered before the same transaction gives anything', async () => {
  const account = await withMoney(100n);
  const vendor = { system: 'vendor', vendor: 'MOONREEF' } as const;
  const spin = postTransaction(db, {
    merchant: 'aurora',
    book: 'real',
    kind: 'spin',
    reference: newId('test'),
    at,
    postings: [
      { party: { player: account }, amount: -200n },
      { party: vendor, amount: 200n },
      { party: vendor, amount: -5_000n },
      { party: { player: account }, amount: 5_000n },
    ],
  });
  await expect(spin).rejects.toEqual(new Refusal('balance.insufficient'));
});

it('books one thing once', async () => {
  const account = await withMoney(1_000n);
  await move(account, -10n, 'the same');
  await expect(move(account, -10n, 'the same')).rejects.toThrow();
  expect(await balanceOf(db, account)).toBe(990n);
});

it('keeps play money and real money apart', async () => {
  const account = await withMoney(1_000n);
  await topUpPlayMoney(db, account, at);
  expect(await balanceOf(db, account, 'play')).toBe(PLAY_MONEY);
  expect(await balanceOf(db, account)).toBe(1_000n);
  await topUpPlayMoney(db, account, at);
  expect(await balanceOf(db, account, 'play')).toBe(PLAY_MONEY);
});

it('never goes below nothing and never loses a unit when debits race', async () => {
  const account = await withMoney(1_000n);
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => move(account, -90n)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
  expect(await balanceOf(db, account)).toBe(10n);
  expect(await sumOfAll()).toBe(0n);
});

it('keeps the sum of all entries at zero, whatever is booked between whomever', async () => {
  const players = await Promise.all([withMoney(10_000n), withMoney(10_000n), withMoney(10_000n)]);
  const movement = fc.record({
    from: fc.integer({ min: 0, max: 2 }),
    to: fc.integer({ min: 0, max: 2 }),
    amount: fc.bigInt({ min: 1n, max: 6_000n }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 6 }), async (movements) => {
      await Promise.allSettled(
        movements.map(({ from, to, amount }) =>
          postTransaction(db, {
            merchant: 'aurora',
            book: 'real',
            kind: 'transfer',
            reference: newId('test'),
            at,
            postings: [
              { party: { player: players[from] as Account }, amount: -amount },
              { party: { player: players[to] as Account }, amount },
            ],
          }),
        ),
      );
      const balances = await Promise.all(players.map((player) => balanceOf(db, player)));
      expect(balances.reduce((sum, balance) => sum + balance, 0n)).toBe(30_000n);
      expect(balances.every((balance) => balance >= 0n)).toBe(true);
      expect(await sumOfAll()).toBe(0n);
    }),
    { numRuns: 12 },
  );
});

it('refuses postings that do not sum to zero', () => {
  const amounts = fc.array(fc.bigInt({ min: -1_000n, max: 1_000n }), { maxLength: 5 });
  fc.assert(
    fc.property(amounts, (list) => {
      fc.pre(list.length === 0 || list.reduce((sum, amount) => sum + amount, 0n) !== 0n);
      const postings: Posting[] = list.map((amount) => ({ party: { system: 'house' }, amount }));
      const transaction = {
        merchant: 'aurora',
        book: 'real',
        kind: 'bonus',
        reference: 'x',
        at,
        postings,
      } as const;
      expect(() => transactionRows(transaction)).toThrow(RangeError);
    }),
  );
});

describe('the database itself', () => {
  it('refuses a transaction whose entries do not balance', async () => {
    const rows = transactionRows({
      merchant: 'aurora',
      book: 'real',
      kind: 'bonus',
      reference: newId('test'),
      at,
      postings: [
        { party: { system: 'equity' }, amount: 5n },
        { party: { system: 'equity' }, amount: -5n },
      ],
    });
    const onlyHalf = db.transaction(async (tx) => {
      await tx.insert(ledgerTransactions).values(rows.transaction);
      await tx.insert(ledgerEntries).values(rows.entries.slice(0, 1));
    });
    await expect(onlyHalf).rejects.toThrow();
    expect(await sumOfAll()).toBe(0n);
  });

  it('refuses to change or delete what is booked', async () => {
    const account = await withMoney(500n);
    const mine = eq(ledgerEntries.ledgerAccountId, `aurora.real.player.${account.id}`);
    await expect(db.update(ledgerEntries).set({ amount: 9_999n }).where(mine)).rejects.toThrow();
    await expect(db.delete(ledgerEntries).where(mine)).rejects.toThrow();
    expect(await balanceOf(db, account)).toBe(500n);
  });
});
