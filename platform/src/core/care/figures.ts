import type { LimitPeriod } from '@site/contracts/areas/care';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { type EntryCode, lateReturns, ledgerAccounts, playDays } from '../ledger/tables';
import { periodsAt } from './periods';

/** What a player has used of a period, in minor units of real money. */
export interface Used {
  /** Stakes placed in it, less what these bets have paid or given back. Negative for a player who has won. */
  readonly loss: bigint;
  /** What has been paid in; withdrawals give nothing back. */
  readonly deposited: bigint;
  readonly resetsAt: Date;
}

export type UsedByPeriod = Readonly<Record<LimitPeriod, Used>>;

const PLAYED: ReadonlySet<EntryCode | null> = new Set(['BET', 'WIN', 'REFUND']);

/** What moved on a day, or what bets of an earlier day have paid on it. */
interface OfDay {
  readonly day: string;
  /** The day of the bets; null for what moved. */
  readonly placedDay: string | null;
  /** Null for what bets of an earlier day have paid. */
  readonly code: EntryCode | null;
  readonly amount: bigint;
}

const sum = (rows: readonly OfDay[]): bigint => rows.reduce((all, { amount }) => all + amount, 0n);

/** What an account has moved and was paid late since a day, by day: a few rows, however much was played. */
async function daysSince(db: Database, accountId: string, day: string): Promise<OfDay[]> {
  const days = sql`(
    select d.day, null::date as placed_day, d.code, d.amount
    from ${playDays} d join ${ledgerAccounts} l on l.id = d.ledger_account_id and l.book = 'real'
    where d.account_id = ${accountId} and d.day >= ${day}
    union all
    select r.booked_day, r.placed_day, null, r.amount
    from ${lateReturns} r
    where r.account_id = ${accountId} and r.booked_day >= ${day}
  ) as days`;
  const rows = await db
    .select({
      day: sql<string>`day::text`,
      placedDay: sql<string | null>`placed_day::text`,
      code: sql<EntryCode | null>`code`,
      amount: sql<string>`amount::text`,
    })
    .from(days);
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}

/** What of these rows a period has used that began on a day. */
function usedSince(rows: readonly OfDay[], firstDay: string): Pick<Used, 'loss' | 'deposited'> {
  const own = rows.filter(({ day }) => day >= firstDay);
  const moved = own.filter(({ placedDay }) => placedDay === null);
  // A bet of an earlier period that has paid in this one: what it paid is no gain of this one.
  const late = own.filter(({ placedDay }) => placedDay !== null && placedDay < firstDay);
  return {
    loss: sum(late) - sum(moved.filter(({ code }) => PLAYED.has(code))),
    deposited: sum(moved.filter(({ code }) => code === 'DEPOSIT')),
  };
}

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
  // A week may begin in the month before.
  const { WEEK, MONTH } = periods;
  const [earliest = MONTH.firstDay] = [WEEK.firstDay, MONTH.firstDay].sort();
  const rows = await daysSince(db, accountId, earliest);
  const used = (period: LimitPeriod): Used => ({
    ...usedSince(rows, periods[period].firstDay),
    resetsAt: periods[period].end,
  });
  return { DAY: used('DAY'), WEEK: used('WEEK'), MONTH: used('MONTH') };
}
