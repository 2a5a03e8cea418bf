import type { Care } from '../../core/care/readCare';
import { refuseStakeOver, stakeLimitOf } from '../../core/care/stakeLimit';
import type { Database } from '../../core/db/client';
import { lesser } from '../../core/ledger/lesser';
import type { Book } from '../../core/ledger/tables';
import type { GameRow } from '../games/view';

interface Played {
  readonly game: Pick<GameRow, 'minBet' | 'maxBet'>;
  readonly book: Book;
}

/** What a game's page may offer to a player, in minor units. */
export interface MostToStake {
  readonly bet: bigint;
  /** For all bets of an order together; left out where only each bet is limited. */
  readonly order?: bigint;
}

/**
 * The most that a player may stake in a game, so that its page offers nothing higher: the game's own limit, or the
 * player's where that is lower (PL-007). Of play money there is only the game's.
 *
 * @throws Refusal limit.stake.exceeded when it is under the least bet of the game: there is nothing to play then.
 */
export async function mostToStake(
  db: Database,
  care: Care,
  { game: { minBet, maxBet }, book }: Played,
  at: Date,
): Promise<MostToStake> {
  const limit = book === 'real' ? await stakeLimitOf(db, care, at) : undefined;
  if (limit === undefined) return { bet: maxBet };
  refuseStakeOver(limit, minBet);
  return { bet: lesser(limit, maxBet), order: limit };
}
