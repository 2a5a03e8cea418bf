import type { LimitPeriod } from '@site/contracts/areas/care';
import { sql } from 'drizzle-orm';
import { callFunction } from '../db/callFunction';
import type { Database } from '../db/client';
import { PAID_IN } from '../ledger/paidIn';
import type { EntryCode } from '../ledger/tables';
import { periodsAt } from './periods';
import type { Care } from './readCare';

/** What a player has used of a period, in minor units of real money. */
export interface Used {
  /** Stakes placed in it, less what these bets have paid or given back. Negative for a player who has won. */
  readonly loss: bigint;
  /** What has come from outside; what leaves gives nothing back. */
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

/** As `days_of_play` returns it (db/repeatable.sql). */
export type DayFound = Omit<OfDay, 'amount'> & { readonly amount: string };

/** What of these rows a period has used that began on a day. */
function usedSince(rows: readonly OfDay[], firstDay: string): Pick<Used, 'loss' | 'deposited'> {
  const own = rows.filter(({ day }) => day >= firstDay);
  const moved = own.filter(({ placedDay }) => placedDay === null);
  // A bet of an earlier period that has paid in this one: what it paid is no gain of this one.
  const late = own.filter(({ placedDay }) => placedDay !== null && placedDay < firstDay);
  return {
    loss: sum(late) - sum(moved.filter(({ code }) => PLAYED.has(code))),
    deposited: sum(moved.filter(({ code }) => code !== null && PAID_IN.includes(code))),
  };
}

/**
 * What an account has used of the running day, week and month of its merchant: sums of a few rows of `play_days`, not
 * of bets. Read with the account held, it holds until the transaction ends.
 *
 * @param care Its `days`, where it has them, are of the same instant.
 */
export async function usedBy(
  db: Database,
  { accountId, timeZone, days }: Pick<Care, 'accountId' | 'timeZone' | 'days'>,
  at: Date,
): Promise<UsedByPeriod> {
  const periods = await periodsAt(db, timeZone, at);
  // A week may begin in the month before.
  const { WEEK, MONTH } = periods;
  const [earliest = MONTH.firstDay] = [WEEK.firstDay, MONTH.firstDay].sort();
  const found =
    days ?? (await callFunction<readonly DayFound[]>(db, sql`days_of_play(${accountId}, ${earliest})`));
  const rows = found.map((row): OfDay => ({ ...row, amount: BigInt(row.amount) }));
  const used = (period: LimitPeriod): Used => ({
    ...usedSince(rows, periods[period].firstDay),
    resetsAt: periods[period].end,
  });
  return { DAY: used('DAY'), WEEK: used('WEEK'), MONTH: used('MONTH') };
}
