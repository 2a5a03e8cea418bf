import type { LimitKind } from '@site/contracts/areas/care';
import type { DayRange } from '@site/contracts/values/days';
import { and, asc, eq, gte, inArray, type SQL, sql, sum } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { periodsAt } from '../../../core/care/periods';
import { secondsByDay } from '../../../core/care/play/played';
import { careReached } from '../../../core/care/tables';
import type { Database } from '../../../core/db/client';
import { PAID_IN, PAID_OUT } from '../../../core/ledger/paidIn';
import { type EntryCode, lateReturns, ledgerAccounts, playDays } from '../../../core/ledger/tables';

/** What somebody paid and played, in minor units of real money. */
export interface DayFigures {
  /** With what other players gave. */
  readonly deposit: bigint;
  /** Paid out, or given to other players; what was returned is taken off on the day on which it came back. */
  readonly withdraw: bigint;
  readonly staked: bigint;
  /** What bets have paid or given back. It stands on the day of the bet, as the loss limits count it (PL-006). */
  readonly won: bigint;
  /** Of play, with play money too. */
  readonly seconds: number;
  readonly bets: number;
}

interface StatementDay extends DayFigures {
  readonly date: string;
  readonly reached: LimitKind[];
}

export const NO_FIGURES: DayFigures = {
  deposit: 0n,
  withdraw: 0n,
  staked: 0n,
  won: 0n,
  seconds: 0,
  bets: 0,
};

export const sumUp = (a: DayFigures, b: DayFigures): DayFigures => ({
  deposit: a.deposit + b.deposit,
  withdraw: a.withdraw + b.withdraw,
  staked: a.staked + b.staked,
  won: a.won + b.won,
  seconds: a.seconds + b.seconds,
  bets: a.bets + b.bets,
});

const sumOf = (codes: readonly EntryCode[], more?: SQL): SQL<bigint> =>
  sql`coalesce(sum(${playDays.amount}) filter (where ${and(inArray(playDays.code, [...codes]), more)}), 0)::text`.mapWith(
    BigInt,
  );

const ofRealMoney = and(eq(ledgerAccounts.id, playDays.ledgerAccountId), eq(ledgerAccounts.book, 'real'));

const between = (column: SQL | typeof playDays.day, { startDate, endDate }: DayRange): SQL =>
  sql`${column} between ${startDate}::date and ${endDate}::date`;

/** What was booked, by day. */
const bookedDays = (db: Database, accountId: string, range: DayRange) =>
  db
    .select({
      date: playDays.day,
      deposit: sumOf(PAID_IN),
      withdrawn: sumOf(PAID_OUT),
      staked: sumOf(['BET']),
      returned: sumOf(['WIN', 'REFUND']),
      bets: sql<number>`coalesce(sum(${playDays.entries}) filter (where ${playDays.code} = 'BET'), 0)::int`,
    })
    .from(playDays)
    .innerJoin(ledgerAccounts, ofRealMoney)
    .where(and(eq(playDays.accountId, accountId), between(playDays.day, range)))
    .groupBy(playDays.day);

/** By how much bets of a day have paid more than was booked on it, since they paid on another one. */
async function movedReturns(db: Database, accountId: string, range: DayRange): Promise<Map<string, bigint>> {
  const own = eq(lateReturns.accountId, accountId);
  const day = (column: typeof lateReturns.placedDay | typeof lateReturns.bookedDay) =>
    sql<string>`${column}::text`.as('day');
  const moved = unionAll(
    db
      .select({ day: day(lateReturns.placedDay), amount: lateReturns.amount })
      .from(lateReturns)
      .where(own),
    db
      .select({ day: day(lateReturns.bookedDay), amount: sql<bigint>`-${lateReturns.amount}`.as('amount') })
      .from(lateReturns)
      .where(own),
  ).as('moved');
  const rows = await db
    .select({ day: moved.day, amount: sum(moved.amount) })
    .from(moved)
    .where(between(sql`${moved.day}::date`, range))
    .groupBy(moved.day);
  return new Map(rows.map(({ day: date, amount }) => [date, BigInt(amount ?? 0)]));
}

async function reachedByDay(
  db: Database,
  accountId: string,
  range: DayRange,
): Promise<Map<string, LimitKind[]>> {
  const rows = await db
    .select({ date: careReached.day, kind: careReached.kind })
    .from(careReached)
    .where(and(eq(careReached.accountId, accountId), between(sql`${careReached.day}`, range)))
    .orderBy(asc(careReached.kind));
  const days = new Map<string, LimitKind[]>();
  for (const { date, kind } of rows) days.set(date, [...(days.get(date) ?? []), kind]);
  return days;
}

const moves = ({ deposit, withdraw, staked, won, bets, reached }: StatementDay): boolean =>
  [deposit, withdraw, staked, won].some((amount) => amount !== 0n) || bets > 0 || reached.length > 0;

/** The days of a range on which money moved or a limit was reached, newest first. */
export async function statementDays(
  db: Database,
  accountId: string,
  range: DayRange,
  timeZone: string,
): Promise<StatementDay[]> {
  const booked = await bookedDays(db, accountId, range);
  const moved = await movedReturns(db, accountId, range);
  const reached = await reachedByDay(db, accountId, range);
  const seconds = await secondsByDay(
    db,
    accountId,
    { first: range.startDate, last: range.endDate },
    timeZone,
  );
  const byDate = new Map(booked.map((day) => [day.date, day]));
  const dates = new Set([...byDate.keys(), ...moved.keys(), ...reached.keys()]);
  return [...dates]
    .sort()
    .reverse()
    .map((date): StatementDay => {
      const day = byDate.get(date);
      return {
        date,
        deposit: day?.deposit ?? 0n,
        withdraw: -(day?.withdrawn ?? 0n),
        staked: -(day?.staked ?? 0n),
        won: (day?.returned ?? 0n) + (moved.get(date) ?? 0n),
        seconds: seconds.get(date) ?? 0,
        bets: day?.bets ?? 0,
        reached: reached.get(date) ?? [],
      };
    })
    .filter(moves);
}

/** What was paid in less what was paid out, in minor units: of the last 30 days, of 12 months, and of all time (PL-027). */
export async function netDeposit(
  db: Database,
  accountId: string,
  timeZone: string,
  at: Date,
): Promise<{ days30: bigint; months12: bigint; all: bigint }> {
  const today = (await periodsAt(db, timeZone, at)).DAY.firstDay;
  const paid = [...PAID_IN, ...PAID_OUT];
  const since = (interval: string) =>
    gte(playDays.day, sql`(${today}::date - ${interval}::interval)::date + 1`);
  const [row] = await db
    .select({
      days30: sumOf(paid, since('30 days')),
      months12: sumOf(paid, since('12 months')),
      all: sumOf(paid),
    })
    .from(playDays)
    .innerJoin(ledgerAccounts, ofRealMoney)
    .where(eq(playDays.accountId, accountId));
  if (!row) throw new Error('nothing was summed');
  return row;
}
