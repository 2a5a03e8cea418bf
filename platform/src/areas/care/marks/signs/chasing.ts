import { aliasedTable, and, count, eq, gt, inArray, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { DAY } from '../../../../core/clock';
import type { Database } from '../../../../core/db/client';
import { ledgerAccounts, ledgerEntries } from '../../../../core/ledger/tables';
import { factsOf, type Sign } from '../sign';

const DAYS = 7;

const entry = aliasedTable(ledgerEntries, 'e');
const wallet = aliasedTable(ledgerAccounts, 'w');

const ofPlayer = (accountId: string): SQL | undefined =>
  and(eq(wallet.accountId, accountId), eq(wallet.book, 'real'));

/** What play has cost in the minutes before a deposit, whichever wallet it was played from. */
const lostBefore = (db: Database, accountId: string, minutes: number) =>
  db
    .select({ amount: sql`coalesce(-sum(${entry.amount}), 0)` })
    .from(entry)
    .innerJoin(wallet, eq(wallet.id, entry.ledgerAccountId))
    .where(
      and(
        ofPlayer(accountId),
        inArray(entry.code, ['BET', 'WIN', 'REFUND']),
        lte(entry.at, ledgerEntries.at),
        sql`${entry.at} > ${ledgerEntries.at} - ${minutes} * interval '1 minute'`,
      ),
    );

/** What was at vendors when a deposit came: of each wallet there what it held last. */
const elsewhere = (db: Database, accountId: string) => {
  const last = db
    .select({ balance: entry.balance })
    .from(entry)
    .where(and(eq(entry.ledgerAccountId, wallet.id), lte(entry.at, ledgerEntries.at)))
    .orderBy(sql`${entry.at} desc, ${entry.number} desc`)
    .limit(1);
  return db
    .select({ amount: sql`coalesce(sum((${last})), 0)` })
    .from(wallet)
    .where(and(ofPlayer(accountId), isNotNull(wallet.vendor), ne(wallet.id, ledgerEntries.ledgerAccountId)));
};

/** Deposits that come soon after most of what there was has been lost. */
export const chasing: Sign = async ({ db, accountId, at, settings }) => {
  const { times, minutes, percent } = settings.chasing;
  const lost = sql`(${lostBefore(db, accountId, minutes)})`;
  const left = sql`(${ledgerEntries.balance} - ${ledgerEntries.amount} + (${elsewhere(db, accountId)}))`;
  const [row] = await db
    .select({ times: count() })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.ledgerAccountId))
    .where(
      and(
        eq(ledgerAccounts.accountId, accountId),
        eq(ledgerAccounts.book, 'real'),
        eq(ledgerEntries.code, 'DEPOSIT'),
        gt(ledgerEntries.at, new Date(at.getTime() - DAYS * DAY)),
        lte(ledgerEntries.at, at),
        sql`${lost} > 0 and ${lost} * 100 >= ${percent} * (${lost} + ${left})`,
      ),
    );
  const found = row?.times ?? 0;
  return found >= times ? factsOf({ times: found, days: DAYS }) : undefined;
};
