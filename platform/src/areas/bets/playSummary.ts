import type { OrderStatus } from '@site/contracts/areas/lottery';
import { PLAY_SUMMARY_HOURS, type playSummary } from '@site/contracts/areas/play';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { and, count, eq, gte, inArray, notExists, sum } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { runningStretch } from '../../core/care/play/stretch';
import { readCare } from '../../core/care/readCare';
import { HOUR, toInstant } from '../../core/clock';
import type { Database } from '../../core/db/client';
import type { Book } from '../../core/ledger/tables';
import { formatMoney } from '../../core/money';
import { lotteryOrders } from '../lottery/tables';
import { type BetState, bets } from './tables';

/** Bets whose stake was given back have cost nothing. */
const COUNTED: BetState[] = ['OPEN', 'SETTLED'];
const COUNTED_ORDERS: OrderStatus[] = ['PENDING', 'WON', 'LOST'];

interface Sums {
  bets: number;
  staked: bigint;
  won: bigint;
}

const sumsOf = (row: { bets: number; staked: string | null; won: string | null } | undefined): Sums => ({
  bets: row?.bets ?? 0,
  staked: BigInt(row?.staked ?? 0),
  won: BigInt(row?.won ?? 0),
});

/** Bets since then, save for those of lottery orders: their time is when the numbers were drawn. */
async function sumUpBets(db: Database, accountId: string, book: Book, from: Date): Promise<Sums> {
  const ofOrder = db
    .select({ id: lotteryOrders.id })
    .from(lotteryOrders)
    .where(and(eq(lotteryOrders.accountId, accountId), eq(lotteryOrders.transactionId, bets.transactionId)));
  const [row] = await db
    .select({ bets: count(), staked: sum(bets.bet), won: sum(bets.win) })
    .from(bets)
    .where(
      and(
        eq(bets.accountId, accountId),
        eq(bets.book, book),
        gte(bets.at, from),
        inArray(bets.state, COUNTED),
        notExists(ofOrder),
      ),
    );
  return sumsOf(row);
}

/** Lottery orders that were placed since then, whether their numbers are drawn or not. */
async function sumUpOrders(db: Database, accountId: string, book: Book, from: Date): Promise<Sums> {
  const [row] = await db
    .select({ bets: count(), staked: sum(lotteryOrders.bet), won: sum(lotteryOrders.win) })
    .from(lotteryOrders)
    .where(
      and(
        eq(lotteryOrders.accountId, accountId),
        eq(lotteryOrders.book, book),
        gte(lotteryOrders.at, from),
        inArray(lotteryOrders.status, COUNTED_ORDERS),
      ),
    );
  return sumsOf(row);
}

/**
 * What a player has bet and won since an instant, in one book: bets by when they were made, lottery orders by
 * when they were placed, with the stake of those whose numbers are still to come. Sums over at most a day: an
 * earlier beginning is taken as a day ago, one that is still to come as now.
 *
 * @param now Milliseconds since 1970.
 */
export async function sumUpPlay(
  db: Database,
  account: Pick<Account, 'id'>,
  book: Book,
  since: Date,
  now: number,
): Promise<ValueOf<typeof playSummary>> {
  const from = new Date(Math.min(now, Math.max(since.getTime(), now - PLAY_SUMMARY_HOURS * HOUR)));
  const [ofBets, ofOrders] = await Promise.all([
    sumUpBets(db, account.id, book, from),
    sumUpOrders(db, account.id, book, from),
  ]);
  const staked = ofBets.staked + ofOrders.staked;
  const won = ofBets.won + ofOrders.won;
  return {
    since: toInstant(from),
    at: toInstant(new Date(now)),
    bets: ofBets.bets + ofOrders.bets,
    staked: formatMoney(staked),
    won: formatMoney(won),
    net: formatMoney(won - staked),
  };
}

/** When the stretch of play began that runs; without one, now. */
export async function stretchBegan(db: Database, { id }: Pick<Account, 'id'>, now: number): Promise<Date> {
  const at = new Date(now);
  return runningStretch(await readCare(db, id), at)?.since ?? at;
}
