import { eq, inArray, sql } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import type { Care } from '../care/readCare';
import type { Database } from '../db/client';
import { Refusal } from '../http/refusal';
import { judge } from './gate';
import { noteLateReturns } from './lateReturns';
import type { GatedMovement } from './movement';
import { notePlayTime } from './playTime';
import { giveStakeBack, openStake } from './stakes';
import { type LedgerBook, ledgerAccounts, ledgerEntries, ledgerTransactions, playDays } from './tables';
import { bookOf, type Transaction, type TransactionRows, transactionRows, walletId } from './transaction';
import { countStake } from './turnover';
import { type HeldWallet, holdWallets } from './wallets';

/** Deletes the play money of trials and all that it was part of. Of real money the database deletes nothing. */
export async function erasePlayMoney(db: Database, accountIds: readonly string[]): Promise<void> {
  const players = db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.accountId, [...accountIds]));
  const booked = await db
    .selectDistinct({ id: ledgerEntries.transactionId })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.ledgerAccountId, players));
  const ids = booked.map(({ id }) => id);
  await db.delete(ledgerEntries).where(inArray(ledgerEntries.transactionId, ids));
  await db.delete(ledgerTransactions).where(inArray(ledgerTransactions.id, ids));
  await db.delete(ledgerAccounts).where(inArray(ledgerAccounts.accountId, [...accountIds]));
}

/**
 * What a player has in one wallet, in minor units: in the main one of the account's own book unless told otherwise. It
 * stands beside the entries, which sum to it (`checkBooks`).
 */
export async function balanceOf(
  db: Database,
  account: Pick<Account, 'id' | 'merchant' | 'type'>,
  book: LedgerBook = bookOf(account),
  wallet?: string,
): Promise<bigint> {
  const [row] = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, walletId(account, book, wallet)));
  return row?.balance ?? 0n;
}

type Entry = TransactionRows['entries'][number];

/** What of a transaction the gate is asked about, with the wallet that it is about. */
function gatedMovements(
  { kind, play }: Transaction,
  { ledgerAccounts: wallets, entries }: TransactionRows,
): { walletId: string; movement: GatedMovement }[] {
  const vendorOf = new Map(
    wallets.map(({ id, kind, vendor }) => [id, kind === 'player' ? vendor : undefined]),
  );
  return entries.flatMap(({ ledgerAccountId: walletId, amount, code }) => {
    if (!code) return [];
    const vendor = vendorOf.get(walletId);
    if (code === 'BET') return { walletId, movement: { kind: 'stake' as const, amount: -amount, ...play } };
    if (code === 'TRANSFER_IN' && vendor)
      return { walletId, movement: { kind: 'to vendor' as const, amount, vendor } };
    if ((kind === 'bonus' || kind === 'rebate') && amount > 0n)
      return { walletId, movement: { kind: 'bonus' as const, amount } };
    return [];
  });
}

/**
 * The entries with what the wallet holds after each. What a player pays must be covered before what the same
 * transaction gives.
 *
 * @throws Refusal balance.insufficient; points.insufficient
 */
function entriesWithBalances(
  entries: readonly Entry[],
  wallets: ReadonlyMap<string, HeldWallet>,
): (typeof ledgerEntries.$inferInsert)[] {
  for (const { id, book, balance } of wallets.values()) {
    const paid = entries
      .filter(({ ledgerAccountId, amount }) => ledgerAccountId === id && amount < 0n)
      .reduce((sum, { amount }) => sum + amount, 0n);
    if (paid < 0n && balance + paid < 0n)
      throw new Refusal(book === 'points' ? 'points.insufficient' : 'balance.insufficient');
  }
  return entries.map((entry) => {
    const wallet = wallets.get(entry.ledgerAccountId);
    if (!wallet) return entry;
    wallet.balance += entry.amount;
    wallet.entries += 1;
    return { ...entry, number: wallet.entries, balance: wallet.balance };
  });
}

/** Adds entries to the sums of their day. */
async function addToDays(
  tx: Database,
  entries: readonly Entry[],
  wallets: ReadonlyMap<string, HeldWallet>,
): Promise<void> {
  const sums = new Map<string, typeof playDays.$inferInsert>();
  for (const { ledgerAccountId, code, amount } of entries) {
    const wallet = wallets.get(ledgerAccountId);
    if (!wallet || !code) continue;
    const key = `${ledgerAccountId} ${code}`;
    const before = sums.get(key);
    sums.set(key, {
      ledgerAccountId,
      accountId: wallet.accountId,
      day: wallet.day,
      code,
      amount: (before?.amount ?? 0n) + amount,
      entries: (before?.entries ?? 0) + 1,
    });
  }
  if (sums.size === 0) return;
  await tx
    .insert(playDays)
    .values([...sums.values()])
    .onConflictDoUpdate({
      target: [playDays.ledgerAccountId, playDays.day, playDays.code],
      set: {
        amount: sql`${playDays.amount} + excluded.amount`,
        entries: sql`${playDays.entries} + excluded.entries`,
      },
    });
}

/** Counts stakes for the turnovers that players owe, keeps those that are open, and takes back what a refund gives. */
async function noteStakes(
  tx: Database,
  { book, kind, play, refundOf, at }: Transaction,
  { transaction: { id: transactionId }, entries }: TransactionRows,
  wallets: ReadonlyMap<string, HeldWallet>,
): Promise<void> {
  if (book !== 'real') return;
  for (const { ledgerAccountId, code, amount } of entries) {
    const wallet = wallets.get(ledgerAccountId);
    if (!wallet) continue;
    const { accountId, owesTurnover } = wallet;
    if (code === 'BET') {
      const asked = { gameType: play?.gameType, at };
      const counted = owesTurnover ? await countStake(tx, accountId, -amount, asked) : [];
      // The outcome of a spin is booked with it.
      if (kind === 'bet') await openStake(tx, { transactionId, accountId, amount: -amount }, counted);
    }
    if (code === 'REFUND') {
      if (refundOf === undefined)
        throw new RangeError(`${transactionId} does not say whose stake it gives back`);
      await giveStakeBack(tx, { transactionId: refundOf, accountId, amount });
    }
  }
}

/**
 * Books a transaction. Its players are held for the length of the database transaction, so that two movements of one
 * player take turns; the gate lets each movement pass or refuses all of it. Its cost does not grow with what is booked:
 * a balance and the sums of the day stand beside the entries, and move with them.
 *
 * A `bet` is one stake whose outcome is still to come: whoever books it calls `settleStake` with the outcome, won or lost.
 *
 * @returns Id of the transaction and the new balance of each player's main wallet, or of the only one that it moves, by
 *   account id, in minor units.
 * @throws Refusal of the gate, balance.insufficient or points.insufficient, and then nothing is booked. RangeError when the postings do not
 *   sum to zero, or a refund gives back more than is in play of its stake. A database error when the reference is taken.
 */
export function postTransaction(
  db: Database,
  transaction: Transaction,
): Promise<{ id: string; balances: Map<string, bigint> }> {
  const rows = transactionRows(transaction);
  const { at } = transaction;
  return db.transaction(async (tx) => {
    const gated = gatedMovements(transaction, rows);
    const judged = gated.map(({ walletId }) => walletId);
    const wallets = await holdWallets(tx, rows.ledgerAccounts, at, judged);
    const players = new Map<string, Care>();
    for (const { walletId, movement } of gated) {
      const wallet = wallets.get(walletId);
      if (!wallet) throw new Error(`the wallet ${walletId} is not held`);
      const care = await judge(tx, wallet, movement, at);
      if (movement.kind === 'stake') players.set(wallet.accountId, care);
    }
    const entries = entriesWithBalances(rows.entries, wallets);
    await tx.insert(ledgerTransactions).values(rows.transaction);
    await tx.insert(ledgerEntries).values(entries);
    for (const { id, balance, entries: count } of wallets.values())
      await tx.update(ledgerAccounts).set({ balance, entries: count }).where(eq(ledgerAccounts.id, id));
    await addToDays(tx, rows.entries, wallets);
    await noteLateReturns(tx, transaction, rows.entries, wallets);
    await noteStakes(tx, transaction, rows, wallets);
    await notePlayTime(tx, transaction, rows.entries, wallets, players);
    const held = [...wallets.values()].sort((a, b) => Number(a.vendor === null) - Number(b.vendor === null));
    return {
      id: rows.transaction.id,
      balances: new Map(held.map(({ accountId, balance }) => [accountId, balance])),
    };
  });
}
