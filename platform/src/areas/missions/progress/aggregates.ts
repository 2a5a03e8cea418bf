import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { bets } from '../../bets/tables';
import { depositOrders } from '../../cashier/tables';
import type { MissionNow } from '../periods';
import type { MissionKind } from '../tables';

/** Where what a mission counts is written down. */
export type Source = 'bets' | 'deposits' | 'account';

export const SOURCES: Record<MissionKind, Source> = {
  PLAY_DAYS: 'bets',
  GAMES: 'bets',
  BETS: 'bets',
  DEPOSITS: 'deposits',
  DEPOSIT_SUM: 'deposits',
  PAYMENT_PASSWORD: 'account',
  PROFILE: 'account',
};

/** Rows between the ends of a mission's period. */
const inWindow = (
  column: typeof bets.at | typeof depositOrders.doneAt,
  { window }: MissionNow,
): SQL | undefined => and(gte(column, window.start), window.end && lt(column, window.end));

/** Bets of real money that count: settled ones, because a stake that is given back counts nowhere. */
export const betsCounted = (now: MissionNow): SQL | undefined => {
  const { gameTypes, minStake } = now.mission.filter;
  return and(
    eq(bets.book, 'real'),
    eq(bets.state, 'SETTLED'),
    inWindow(bets.at, now),
    gameTypes && inArray(bets.gameType, [...gameTypes]),
    minStake === undefined ? undefined : gte(bets.bet, BigInt(minStake)),
  );
};

/** Deposits that count: by when they were credited. */
export const depositsCounted = (now: MissionNow): SQL | undefined =>
  and(eq(depositOrders.status, 'CONFIRMED'), inWindow(depositOrders.doneAt, now));

/**
 * What a mission counts of bets or deposits, as an expression over the rows that it is selected from.
 *
 * @param timeZone The merchant's: days of play are its days.
 */
export function counted(now: MissionNow, timeZone: string): SQL<bigint> {
  const over = (what: SQL, rows: SQL | undefined) =>
    sql`(${what} filter (where ${rows}))`.mapWith(BigInt) as SQL<bigint>;
  switch (now.mission.kind) {
    case 'PLAY_DAYS':
      return over(sql`count(distinct (${bets.at} at time zone ${timeZone})::date)`, betsCounted(now));
    case 'GAMES':
      return over(sql`count(distinct ${bets.nodeId})`, betsCounted(now));
    case 'BETS':
      return over(sql`sum(${bets.bet})`, betsCounted(now));
    case 'DEPOSITS':
      return over(sql`count(*)`, depositsCounted(now));
    case 'DEPOSIT_SUM':
      return over(sql`sum(${depositOrders.received})`, depositsCounted(now));
    default:
      throw new Error(`${now.mission.kind} counts no rows`);
  }
}
