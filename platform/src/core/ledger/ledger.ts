import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import type { Database } from '../db/client';
import { Refusal } from '../http/refusal';
import { newId } from '../ids';
import {
  type Book,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  type SystemAccount,
  type TransactionKind,
} from './tables';

/** Whose money a posting moves. */
export type Party =
  | { player: Pick<Account, 'id'> }
  | { system: Exclude<SystemAccount, 'vendor'> }
  | { system: 'vendor'; vendor: string };

/** One movement; positive is in favour of the party. Minor units. */
export interface Posting {
  party: Party;
  amount: bigint;
}

export interface Transaction {
  merchant: string;
  book: Book;
  kind: TransactionKind;
  /** Unique at the merchant. */
  reference: string;
  at: Date;
  postings: readonly Posting[];
}

/** Trials play in the book of play money, everybody else in the real one. */
export const bookOf = (account: Pick<Account, 'type'>): Book =>
  isTrialAccount(account.type) ? 'play' : 'real';

/** Ledger accounts have speaking ids, so that finding one is no query. */
function ledgerAccountRow(merchant: string, book: Book, party: Party): typeof ledgerAccounts.$inferInsert {
  const start = `${merchant}.${book}`;
  if ('player' in party) {
    const accountId = party.player.id;
    return { id: `${start}.player.${accountId}`, merchant, book, kind: 'player', accountId };
  }
  if (party.system === 'vendor')
    return { id: `${start}.vendor.${party.vendor}`, merchant, book, kind: 'vendor', vendor: party.vendor };
  return { id: `${start}.${party.system}`, merchant, book, kind: party.system };
}

/**
 * The rows of a transaction, for `postTransaction` and for bulk loading.
 *
 * @throws RangeError when the postings do not sum to zero or there are none.
 */
export function transactionRows({ merchant, book, kind, reference, at, postings }: Transaction) {
  const total = postings.reduce((sum, { amount }) => sum + amount, 0n);
  if (postings.length === 0 || total !== 0n)
    throw new RangeError(`postings of ${reference} do not sum to zero`);
  const transaction = { id: newId('ltx'), merchant, kind, reference, at };
  const ledger = new Map<string, typeof ledgerAccounts.$inferInsert>();
  const entries = postings.map(({ party, amount }) => {
    const row = ledgerAccountRow(merchant, book, party);
    ledger.set(row.id, row);
    return { id: newId('len'), transactionId: transaction.id, ledgerAccountId: row.id, amount };
  });
  return { transaction, ledgerAccounts: [...ledger.values()], entries };
}

async function sumOf(db: Database, ledgerAccountId: string): Promise<bigint> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)::text` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.ledgerAccountId, ledgerAccountId));
  return BigInt(row?.sum ?? 0);
}

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

/** Balance of a player in minor units, in the account's own book unless told otherwise: the sum of the entries. */
export function balanceOf(
  db: Database,
  account: Pick<Account, 'id' | 'merchant' | 'type'>,
  book: Book = bookOf(account),
): Promise<bigint> {
  const { id } = ledgerAccountRow(account.merchant, book, { player: account });
  return sumOf(db, id);
}

/**
 * Books a transaction. Players' accounts are locked for the length of the database transaction, so that two
 * debits of one player take turns; what a player pays must be covered before what the same transaction gives.
 *
 * @returns Id of the transaction and the new balance of each player by account id, in minor units.
 * @throws Refusal balance.insufficient, and then nothing is booked. RangeError when the postings do not sum to
 *   zero. A database error when the reference is taken.
 */
export function postTransaction(
  db: Database,
  transaction: Transaction,
): Promise<{ id: string; balances: Map<string, bigint> }> {
  const rows = transactionRows(transaction);
  const players = rows.ledgerAccounts
    .filter((row) => row.kind === 'player')
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return db.transaction(async (tx) => {
    await tx.insert(ledgerAccounts).values(rows.ledgerAccounts).onConflictDoNothing();
    const ids = players.map((row) => row.id);
    if (ids.length > 0)
      await tx
        .select({ id: ledgerAccounts.id })
        .from(ledgerAccounts)
        .where(inArray(ledgerAccounts.id, ids))
        .orderBy(ledgerAccounts.id)
        .for('update');
    const balances = new Map<string, bigint>();
    for (const { id, accountId } of players) {
      const movements = rows.entries
        .filter((entry) => entry.ledgerAccountId === id)
        .map(({ amount }) => amount);
      const before = await sumOf(tx, id);
      const paid = movements.filter((amount) => amount < 0n).reduce((sum, amount) => sum + amount, 0n);
      if (paid < 0n && before + paid < 0n) throw new Refusal('balance.insufficient');
      if (accountId)
        balances.set(
          accountId,
          movements.reduce((sum, amount) => sum + amount, before),
        );
    }
    await tx.insert(ledgerTransactions).values(rows.transaction);
    await tx.insert(ledgerEntries).values(rows.entries);
    return { id: rows.transaction.id, balances };
  });
}
