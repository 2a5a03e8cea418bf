import { and, eq, inArray, sql } from 'drizzle-orm';
import { accounts } from '../accounts/tables';
import type { Database } from '../db/client';
import { merchants } from '../merchants/tables';
import { type Book, ledgerAccounts, turnoverDemands } from './tables';
import { bookOf, type TransactionRows, type WalletOwner, walletId } from './transaction';

/** A player's wallet that this database transaction holds: nobody else moves anything on it until that ends. */
export interface HeldWallet {
  readonly id: string;
  readonly book: Book;
  readonly accountId: string;
  /** The vendor at which it is; null for the main wallet. */
  readonly vendor: string | null;
  readonly disabled: boolean;
  /** The merchant's day of the movement, `YYYY-MM-DD`. */
  readonly day: string;
  /** Whether a turnover of the account is not met yet. */
  readonly owesTurnover: boolean;
  /** In minor units. */
  balance: bigint;
  entries: number;
}

type WalletRow = TransactionRows['ledgerAccounts'][number];

/** The main wallet of a player whose wallet at a vendor this is. */
const mainOf = ({ merchant, book, accountId }: WalletRow): WalletRow[] =>
  accountId
    ? [{ id: walletId({ id: accountId, merchant }, book), merchant, book, kind: 'player', accountId }]
    : [];

/**
 * Makes ledger accounts that are missing, and locks those of players, in the order of their ids so that two
 * transactions never wait for each other. Who holds a wallet at a vendor holds the main one too: what is asked of a
 * player, such as a limit of losses, is asked over all of them.
 */
export async function holdWallets(
  tx: Database,
  rows: readonly WalletRow[],
  at: Date,
): Promise<Map<string, HeldWallet>> {
  const mains = rows.filter(({ kind, vendor }) => kind === 'player' && vendor != null).flatMap(mainOf);
  const all = [...new Map([...mains, ...rows].map((row) => [row.id, row])).values()];
  await tx.insert(ledgerAccounts).values(all).onConflictDoNothing();
  const ids = all.filter(({ kind }) => kind === 'player').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const held = await tx
    .select({
      id: ledgerAccounts.id,
      book: ledgerAccounts.book,
      accountId: accounts.id,
      vendor: ledgerAccounts.vendor,
      disabled: accounts.disabled,
      day: sql<string>`(${at.toISOString()}::timestamptz at time zone ${merchants.timeZone})::date::text`,
      owesTurnover: sql<boolean>`exists (select from ${turnoverDemands}
        where ${turnoverDemands.accountId} = ${accounts.id} and ${turnoverDemands.state} = 'OPEN')`,
      balance: ledgerAccounts.balance,
      entries: ledgerAccounts.entries,
    })
    .from(ledgerAccounts)
    .innerJoin(accounts, eq(accounts.id, ledgerAccounts.accountId))
    .innerJoin(merchants, eq(merchants.code, ledgerAccounts.merchant))
    .where(inArray(ledgerAccounts.id, ids))
    .orderBy(ledgerAccounts.id)
    .for('update', { of: ledgerAccounts });
  const moved = new Set(rows.map(({ id }) => id));
  return new Map(held.filter(({ id }) => moved.has(id)).map((wallet) => [wallet.id, wallet]));
}

/**
 * Holds every wallet that an account has, of real money and of play money, for what concerns all of them. Call it with
 * the main wallet held (`lockPlayer`).
 */
export async function holdAllWallets(tx: Database, accountId: string): Promise<void> {
  await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.accountId, accountId))
    .orderBy(ledgerAccounts.id)
    .for('update');
}

/**
 * Holds a player's main wallet for the length of this database transaction, so that what is read and decided here
 * comes wholly before or after every movement. Call it inside a transaction.
 */
export async function lockPlayer(
  tx: Database,
  account: WalletOwner & Parameters<typeof bookOf>[0],
  at: Date = new Date(0),
): Promise<HeldWallet> {
  const book = bookOf(account);
  const id = walletId(account, book);
  const held = await holdWallets(
    tx,
    [{ id, merchant: account.merchant, book, kind: 'player', accountId: account.id }],
    at,
  );
  const wallet = held.get(id);
  if (!wallet) throw new Error(`the account ${account.id} is gone`);
  return wallet;
}

/** What a player has, in minor units: in the main wallet, and at each vendor where there is a wallet. */
export interface Balances {
  readonly main: bigint;
  readonly total: bigint;
  readonly byVendor: ReadonlyMap<string, bigint>;
}

export async function balancesOf(
  db: Database,
  account: WalletOwner & Parameters<typeof bookOf>[0],
  book: Book = bookOf(account),
): Promise<Balances> {
  const rows = await db
    .select({ vendor: ledgerAccounts.vendor, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.accountId, account.id),
        eq(ledgerAccounts.merchant, account.merchant),
        eq(ledgerAccounts.book, book),
      ),
    );
  const byVendor = new Map(
    rows.flatMap(({ vendor, balance }) => (vendor === null ? [] : [[vendor, balance]])),
  );
  const main = rows.find(({ vendor }) => vendor === null)?.balance ?? 0n;
  return { main, total: rows.reduce((sum, { balance }) => sum + balance, 0n), byVendor };
}
