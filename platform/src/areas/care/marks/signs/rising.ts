import { and, eq, gt, sql } from 'drizzle-orm';
import { periodsAt } from '../../../../core/care/periods';
import { ledgerAccounts, playDays } from '../../../../core/ledger/tables';
import { formatMoney, parseMoney } from '../../../../core/money';
import { factsOf, type Sign } from '../sign';

const DAYS = 7;
const WEEKS_BEFORE = 4;

/** Stakes that have risen far above what they were; who has played for less than that cannot have raised them. */
export const rising: Sign = async ({ db, accountId, timeZone, at, settings }) => {
  const { times, floor } = settings.rising;
  const today = (await periodsAt(db, timeZone, at)).DAY.firstDay;
  const daysAgo = (days: number) => sql`${today}::date - ${days}::int`;
  const lately = gt(playDays.day, daysAgo(DAYS));
  const sumOf = (when: typeof lately) =>
    sql<bigint>`coalesce(-sum(${playDays.amount}) filter (where ${when}), 0)::text`.mapWith(BigInt);
  const [row] = await db
    .select({ staked: sumOf(lately), before: sumOf(sql`not (${lately})`) })
    .from(playDays)
    .innerJoin(
      ledgerAccounts,
      and(eq(ledgerAccounts.id, playDays.ledgerAccountId), eq(ledgerAccounts.book, 'real')),
    )
    .where(
      and(
        eq(playDays.accountId, accountId),
        eq(playDays.code, 'BET'),
        gt(playDays.day, daysAgo(DAYS * (WEEKS_BEFORE + 1))),
      ),
    );
  if (!row || row.before === 0n) return undefined;
  const mean = row.before / BigInt(WEEKS_BEFORE);
  const risen = row.staked > mean * BigInt(times) && row.staked > parseMoney(floor);
  return risen
    ? factsOf({ staked: formatMoney(row.staked), before: formatMoney(mean), days: DAYS })
    : undefined;
};
