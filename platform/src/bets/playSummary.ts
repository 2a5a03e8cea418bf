import type { ValueOf } from '@site/contracts/endpoint';
import { PLAY_SUMMARY_HOURS, type playSummary } from '@site/contracts/play';
import { and, count, eq, gte, inArray, sum } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import { HOUR, toInstant } from '../clock';
import type { Database } from '../db/client';
import { formatMoney } from '../money';
import type { Book } from '../wallet/tables';
import { type BetState, bets } from './tables';

/** Bets whose stake was given back have cost nothing. */
const COUNTED: BetState[] = ['OPEN', 'SETTLED'];

/**
 * What a player has bet and won since an instant, in one book. Sums over at most a day: an earlier beginning is
 * taken as a day ago, one that is still to come as now.
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
  const [row] = await db
    .select({ bets: count(), staked: sum(bets.bet), won: sum(bets.win) })
    .from(bets)
    .where(
      and(
        eq(bets.accountId, account.id),
        eq(bets.book, book),
        gte(bets.at, from),
        inArray(bets.state, COUNTED),
      ),
    );
  const staked = BigInt(row?.staked ?? 0);
  const won = BigInt(row?.won ?? 0);
  return {
    since: toInstant(from),
    at: toInstant(new Date(now)),
    bets: row?.bets ?? 0,
    staked: formatMoney(staked),
    won: formatMoney(won),
    net: formatMoney(won - staked),
  };
}
