import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { DAY, HOUR, MINUTE } from '../../../../core/clock';
import { ledgerAccounts, ledgerEntries } from '../../../../core/ledger/tables';
import { formatMoney } from '../../../../core/money';
import { factsOf, type Sign } from '../sign';

/** Many deposits in an hour, or in a day. */
export const manyDeposits: Sign = async ({ db, accountId, at, settings }) => {
  const since = (length: number): SQL => gt(ledgerEntries.at, new Date(at.getTime() - length));
  const within = (length: number) => ({
    deposits: sql<number>`(count(*) filter (where ${since(length)}))::int`,
    amount: sql`coalesce(sum(${ledgerEntries.amount}) filter (where ${since(length)}), 0)::text`.mapWith(
      BigInt,
    ),
  });
  const [row] = await db
    .select({ hour: within(HOUR), day: within(DAY) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.ledgerAccountId))
    .where(
      and(
        eq(ledgerAccounts.accountId, accountId),
        eq(ledgerAccounts.book, 'real'),
        eq(ledgerEntries.code, 'DEPOSIT'),
        since(DAY),
        lte(ledgerEntries.at, at),
      ),
    );
  const { inHour, inDay } = settings.deposits;
  const facts = ({ deposits, amount }: { deposits: number; amount: bigint }) => ({
    deposits,
    amount: formatMoney(amount),
  });
  if (row && row.hour.deposits >= inHour) return factsOf({ ...facts(row.hour), minutes: HOUR / MINUTE });
  if (row && row.day.deposits >= inDay) return factsOf({ ...facts(row.day), hours: DAY / HOUR });
  return undefined;
};
