import type { LimitPeriod } from '@site/contracts/areas/care';
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { lateReturns, ledgerAccounts, playDays } from '../ledger/tables';
import { PERIODS, periodsAt } from './periods';

/** What a player has used of a period, in minor units of real money. */
export interface Used {
  /** Stakes placed in it, less what these bets have paid or given back. Negative for a player who has won. */
  readonly loss: bigint;
  /** What has been paid in; withdrawals give nothing back. */
  readonly deposited: bigint;
  readonly resetsAt: Date;
}

export type UsedByPeriod = Readonly<Record<LimitPeriod, Used>>;

const PLAYED = inArray(playDays.code, ['BET', 'WIN', 'REFUND']);
const PAID_IN = eq(playDays.code, 'DEPOSIT');

/**
 * What an account has used of the running day, week and month of its merchant: sums of a few rows of `play_days`, not
 * of bets. Read with the account held, it holds until the transaction ends.
 */
export async function usedBy(
  db: Database,
  accountId: string,
  timeZone: string,
  at: Date,
): Promise<UsedByPeriod> {
  const periods = await periodsAt(db, timeZone, at);
  const first = (period: LimitPeriod) => periods[period].firstDay;
  // A week may begin in the month before.
  const [earliest = first('MONTH')] = [first('WEEK'), first('MONTH')].sort();
  const sumSince = (period: LimitPeriod, what: SQL) =>
    sql<string>`coalesce(sum(${playDays.amount}) filter (where ${what} and ${gte(playDays.day, first(period))}), 0)::text`;
  // A bet of an earlier period that has paid in this one: what it paid is no gain of this one.
  const late = (period: LimitPeriod) =>
    sql<string>`(select coalesce(sum(${lateReturns.amount}), 0)::text from ${lateReturns}
      where ${and(
        eq(lateReturns.accountId, accountId),
        gte(lateReturns.bookedDay, first(period)),
        lt(lateReturns.placedDay, first(period)),
      )})`;
  const columns = (period: LimitPeriod) => ({
    net: sumSince(period, PLAYED),
    deposited: sumSince(period, PAID_IN),
    late: late(period),
  });
  const [row] = await db
    .select({ DAY: columns('DAY'), WEEK: columns('WEEK'), MONTH: columns('MONTH') })
    .from(playDays)
    .innerJoin(
      ledgerAccounts,
      and(eq(ledgerAccounts.id, playDays.ledgerAccountId), eq(ledgerAccounts.book, 'real')),
    )
    .where(and(eq(playDays.accountId, accountId), gte(playDays.day, earliest)));
  if (!row) throw new Error('nothing was summed');
  const used = (period: LimitPeriod): Used => ({
    loss: BigInt(row[period].late) - BigInt(row[period].net),
    deposited: BigInt(row[period].deposited),
    resetsAt: periods[period].end,
  });
  return Object.fromEntries(PERIODS.map((period) => [period, used(period)])) as Record<LimitPeriod, Used>;
}
