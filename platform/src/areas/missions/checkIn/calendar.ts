import type { SignInCalendar, SignInDay } from '@site/contracts/areas/missions';
import { addDays, rangeLength } from '@site/contracts/values/days';
import { and, between, eq, sql } from 'drizzle-orm';
import { type Account, accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { formatMoney } from '../../../core/money';
import { type SignInRow, signIns } from '../tables';
import { readRewards, rewardView } from './rewards';
import { type RowOfDays, readRow } from './row';

const MONTH_LENGTH = 'YYYY-MM'.length;
/** More than any month has: from its first day so far is the next month, whichever it is. */
const OVER_A_MONTH = 31;

const monthOf = (day: string): string => day.slice(0, MONTH_LENGTH);

/** Every day of a month. */
function daysOf(month: string): string[] {
  const startDate = `${month}-01`;
  const beyond = addDays(startDate, OVER_A_MONTH);
  const endDate = addDays(`${monthOf(beyond)}-01`, -1);
  return Array.from({ length: rangeLength({ startDate, endDate }) }, (_, index) => addDays(startDate, index));
}

/** The day of the merchant on which the account was made. */
async function dayOfJoining(db: Database, accountId: string, timeZone: string): Promise<string> {
  const [row] = await db
    .select({ day: sql<string>`(${accounts.createdAt} at time zone ${timeZone})::date::text` })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!row) throw new Error(`the account ${accountId} is gone`);
  return row.day;
}

/** The check-ins of a month, by day. */
async function signedIn(db: Database, accountId: string, days: readonly string[]) {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return new Map<string, SignInRow>();
  const rows = await db
    .select()
    .from(signIns)
    .where(and(eq(signIns.accountId, accountId), between(signIns.day, first, last)));
  return new Map(rows.map((row) => [row.day, row]));
}

/** Which day in a row a day is that is still to come, today included, if none is missed until then. */
const streakOn = (day: string, { today, signed, streak }: RowOfDays): number =>
  streak + rangeLength({ startDate: today, endDate: day }) - (signed ? 1 : 0);

/**
 * The calendar of check-ins.
 *
 * @param month `YYYY-MM`; the running one of the merchant when left out.
 * @returns Without days for a month that is over before the account was made, or is still to come.
 */
export async function readCalendar(
  db: Database,
  account: Pick<Account, 'id' | 'merchant'>,
  timeZone: string,
  at: Date,
  month?: string,
): Promise<SignInCalendar> {
  const row = await readRow(db, account.id, timeZone, at);
  const { today, signed, streak } = row;
  const joined = await dayOfJoining(db, account.id, timeZone);
  const rewards = await readRewards(db, account.merchant);
  const shown = month ?? monthOf(today);
  const days = shown > monthOf(today) ? [] : daysOf(shown).filter((day) => day >= joined);
  const done = await signedIn(db, account.id, days);

  const dayView = (date: string): SignInDay => {
    const was = done.get(date);
    if (was) return { date, state: 'SIGNED', ...rewardView(was) };
    if (date < today) return { date, state: 'MISSED', reward: formatMoney(0n) };
    return { date, state: date === today ? 'TODAY' : 'AHEAD', ...rewardView(rewards(streakOn(date, row))) };
  };
  return {
    month: shown,
    days: days.map(dayView),
    streak,
    signedToday: signed !== undefined,
    next: rewardView(rewards(streak + 1)),
    firstMonth: monthOf(joined),
    today,
  };
}
