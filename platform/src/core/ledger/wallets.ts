import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CareFound } from '../care/readCare';
import { callFunction } from '../db/callFunction';
import type { Database } from '../db/client';
import { type Book, type LedgerBook, ledgerAccounts } from './tables';
import { bookOf, type TransactionRows, type WalletOwner, walletId } from './transaction';

/** A player's wallet that this database transaction holds: nobody else moves anything on it until that ends. */
export interface HeldWallet {
  readonly id: string;
  readonly book: LedgerBook;
  readonly accountId: string;
  /** The vendor at which it is; null for the main wallet. */
  readonly vendor: string | null;
  readonly disabled: boolean;
  /** The merchant's day of the movement, `YYYY-MM-DD`. */
  readonly day: string;
  /** Whether a turnover of the account is not met yet. */
  readonly owesTurnover: boolean;
  /** What the gate goes by; of a wallet that was held without it nothing is judged. */
  readonly care: CareFound | null;
  /** In minor units. */
  balance: bigint;
  entries: number;
}

/** As `hold_wallets` returns it (db/repeatable.sql). */
type WalletFound = Omit<HeldWallet, 'balance'> & { readonly balance: string };

type WalletRow = TransactionRows['ledgerAccounts'][number];

/** The main wallet of whoever owns a wallet, in the same book; none for the house. */
function mainWalletOf({
  merchant,
  book,
  accountId,
}: Pick<WalletRow, 'merchant' | 'book' | 'accountId'>): WalletRow[] {
  if (!accountId) return [];
  return [{ id: walletId({ id: accountId, merchant }, book), merchant, book, kind: 'player', accountId }];
}

/** Each ledger account once, in the order of their ids. */
const inOrder = (rows: readonly WalletRow[]): WalletRow[] =>
  [...new Map(rows.map((row) => [row.id, row])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));

const idsOf = (rows: readonly WalletRow[]) => rows.map(({ id }) => id);

const addMissing = (tx: Database, missing: readonly WalletRow[]) =>
  tx
    .insert(ledgerAccounts)
    .values([...missing])
    .onConflictDoNothing();

/** Locks ledger accounts in the order of their ids, so that two transactions never wait for each other. */
async function lockInOrder(tx: Database, rows: readonly WalletRow[]): Promise<void> {
  const lock = () =>
    tx
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(inArray(ledgerAccounts.id, idsOf(rows)))
      .orderBy(ledgerAccounts.id)
      .for('update');
  if (rows.length === (await lock()).length) return;
  await addMissing(tx, rows);
  await lock();
}

/**
 * Holds the players whose ledger accounts these are, and makes accounts that are missing. A player is held by the main
 * wallet, whichever wallet moves: all that a player does in a book takes turns then, wherever it is played. What is known
 * of them is read after the lock, in the same call to the database.
 *
 * @param judged Ids of the wallets of which something is for the gate to judge.
 * @returns Of these ledger accounts those of players, by id.
 * @throws When what the gate goes by cannot be read: what would be judged must not pass then (PL-048).
 */
export async function holdWallets(
  tx: Database,
  rows: readonly WalletRow[],
  at: Date,
  judged: readonly string[] = [],
): Promise<Map<string, HeldWallet>> {
  const mains = inOrder(rows.flatMap(mainWalletOf));
  const wanted = inOrder(rows);
  const call = sql`hold_wallets(${sql.param(idsOf(mains))}, ${sql.param(idsOf(wanted))},
    ${at.toISOString()}, ${sql.param(judged)})`;
  const hold = () => callFunction<readonly WalletFound[] | null>(tx, call);
  let found = await hold();
  if (!found) {
    await addMissing(tx, inOrder([...mains, ...wanted]));
    found = await hold();
  }
  if (!found) throw new Error(`no ledger accounts ${idsOf(wanted).join()}`);
  return new Map(found.map((wallet) => [wallet.id, { ...wallet, balance: BigInt(wallet.balance) }]));
}

/**
 * Holds several players at once to be judged, in the order in which the ledger holds those of one transaction, so that two who hold
 * each other never wait for each other. Call it inside a transaction that holds nobody yet. Wallets that are missing
 * are made before any is held.
 *
 * @returns The main wallets, by id.
 */
export async function holdPlayers(
  tx: Database,
  players: readonly (WalletOwner & Parameters<typeof bookOf>[0])[],
  at: Date,
): Promise<Map<string, HeldWallet>> {
  const rows = inOrder(
    players.flatMap((player) =>
      mainWalletOf({ merchant: player.merchant, book: bookOf(player), accountId: player.id }),
    ),
  );
  await addMissing(tx, rows);
  return holdWallets(tx, rows, at, idsOf(rows));
}

/**
 * Holds a player for the length of this database transaction: what is read and decided in it comes wholly before or
 * after every movement on any wallet of the player. Call it inside a transaction.
 *
 * @param options `judged`: something is for the gate to judge (`passGate`).
 * @returns The main wallet.
 */
export async function lockPlayer(
  tx: Database,
  account: WalletOwner & Parameters<typeof bookOf>[0],
  at: Date = new Date(0),
  { judged = false } = {},
): Promise<HeldWallet> {
  const book = bookOf(account);
  const [main] = mainWalletOf({ merchant: account.merchant, book, accountId: account.id });
  const held = main && (await holdWallets(tx, [main], at, judged ? [main.id] : []));
  const wallet = main && held?.get(main.id);
  if (!wallet) throw new Error(`the account ${account.id} is gone`);
  return wallet;
}

/**
 * Holds a player in both books for the length of this database transaction, for what concerns all that is played. Call it
 * first inside a transaction: nothing else holds more than one book, and this always begins with the same one.
 */
export async function lockPlayerInBothBooks(tx: Database, { id, merchant }: WalletOwner): Promise<void> {
  for (const book of ['real', 'play'] as const)
    await lockInOrder(tx, mainWalletOf({ merchant, book, accountId: id }));
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
