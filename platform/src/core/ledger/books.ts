import { sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { insertInBatches } from '../db/insertInBatches';
import { rowsOf } from '../db/rowsOf';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './tables';
import type { TransactionRows } from './transaction';

/** What `play_days` has to hold, by the entries alone. Points have no code, and no days. */
const DAYS_OF_ENTRIES = sql`
  select e.ledger_account_id, a.account_id, (e.at at time zone m.time_zone)::date as day, e.code,
    sum(e.amount)::bigint as amount, count(*)::int as entries
  from ledger_entries e
  join ledger_accounts a on a.id = e.ledger_account_id and a.kind = 'player' and a.book <> 'points'
  join merchants m on m.code = a.merchant
  group by 1, 2, 3, 4`;

/**
 * Books many transactions of the past at once, in the order of their time, into a ledger that nobody uses yet: without
 * the gate, and without turnovers.
 *
 * @throws RangeError when a wallet would be overdrawn on the way.
 */
export async function loadTransactions(db: Database, rows: readonly TransactionRows[]): Promise<void> {
  const booked = [...rows].sort((a, b) => a.transaction.at.getTime() - b.transaction.at.getTime());
  const wallets = new Map(
    booked.flatMap((one) => one.ledgerAccounts).map((row) => [row.id, { ...row, balance: 0n, entries: 0 }]),
  );
  const entries = booked
    .flatMap((one) => one.entries)
    .map((entry) => {
      const wallet = wallets.get(entry.ledgerAccountId);
      if (wallet?.kind !== 'player') return entry;
      wallet.balance += entry.amount;
      wallet.entries += 1;
      if (wallet.balance < 0n) throw new RangeError(`${wallet.id} is overdrawn at ${entry.at.toISOString()}`);
      return { ...entry, number: wallet.entries, balance: wallet.balance };
    });
  await insertInBatches(db, ledgerAccounts, [...wallets.values()]);
  await insertInBatches(
    db,
    ledgerTransactions,
    booked.map(({ transaction }) => transaction),
  );
  await insertInBatches(db, ledgerEntries, entries);
  await db.execute(sql`insert into play_days (ledger_account_id, account_id, day, code, amount, entries)
    select d.* from (${DAYS_OF_ENTRIES}) d on conflict do nothing`);
}

/** One thing that the books say twice, and not the same. */
export interface BookFault {
  readonly what: 'balance' | 'day' | 'sum';
  /** The wallet, or the merchant and book. */
  readonly where: string;
}

/**
 * Compares what stands beside the entries with the entries: each player's balance, the sums of each day, and that
 * every book of a merchant sums to zero. For the nightly check, and for tests.
 */
export function checkBooks(db: Database): Promise<readonly BookFault[]> {
  return rowsOf<BookFault>(
    db,
    sql`
    select 'balance' as what, a.id as "where" from ledger_accounts a
      left join (select ledger_account_id, sum(amount) as amount, count(*) as entries from ledger_entries group by 1) e
        on e.ledger_account_id = a.id
      where a.kind = 'player' and (a.balance <> coalesce(e.amount, 0) or a.entries <> coalesce(e.entries, 0))
    union all
    select 'day', coalesce(d.ledger_account_id, p.ledger_account_id) from (${DAYS_OF_ENTRIES}) d
      full join play_days p
        on p.ledger_account_id = d.ledger_account_id and p.day = d.day and p.code = d.code
      where d.amount is distinct from p.amount or d.entries is distinct from p.entries
    union all
    select 'sum', a.merchant || '.' || a.book from ledger_entries e
      join ledger_accounts a on a.id = e.ledger_account_id
      group by a.merchant, a.book having sum(e.amount) <> 0`,
  );
}
