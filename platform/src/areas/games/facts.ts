import type { GameType, Orientation } from '@site/contracts/areas/games';
import type { GameFacts } from '@site/contracts/areas/play';
import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { and, eq } from 'drizzle-orm';
import { readCare } from '../../core/care/readCare';
import { stakeLimitOf } from '../../core/care/stakeLimit';
import { Refusal } from '../../core/http/refusal';
import type { Context } from '../../core/http/route';
import { lesser } from '../../core/ledger/lesser';
import { formatMoney } from '../../core/money';
import { games, merchantVendors, vendors } from './tables';
import { type GameRow, gameColumns, gameView } from './view';
import { offeredBy } from './visibleGames';

/** Games of reels: what they pay in the long run is known. At a table it depends on the player. */
const REEL_GAMES: readonly GameType[] = ['RNG', 'FISH'];

/** The pond of a fishing game is wider than high. */
export const orientationOf = (category: GameType): Orientation | undefined =>
  category === 'FISH' ? 'landscape' : undefined;

/** The most that a player may bet: as the game says, or as the player's own limits do where these leave a bet. */
async function maxBetOf(
  { db, account, clock }: Context,
  { minBet, maxBet }: Pick<GameRow, 'minBet' | 'maxBet'>,
): Promise<bigint> {
  if (!account || isTrialAccount(account.type)) return maxBet;
  const limit = await stakeLimitOf(db, await readCare(db, account.id), new Date(clock()));
  return limit !== undefined && limit >= minBet ? lesser(limit, maxBet) : maxBet;
}

/**
 * What a player may want to know of a game before a bet.
 *
 * @throws Refusal game.unavailable when players of the merchant cannot open it.
 */
export async function gameFacts(context: Context, nodeId: string): Promise<GameFacts> {
  const { db, merchant, language } = context;
  const [row] = await db
    .select({
      ...gameColumns,
      minBet: games.minBet,
      maxBet: games.maxBet,
      lines: games.lines,
      volatility: games.volatility,
      rtp: games.rtp,
    })
    .from(games)
    .innerJoin(merchantVendors, offeredBy(merchant.code))
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(and(eq(games.nodeId, nodeId), eq(games.open, true)));
  if (!row) throw new Refusal('game.unavailable');
  const { minBet, maxBet: _own, lines, volatility, rtp, ...game } = row;
  const orientation = orientationOf(game.category);
  return {
    game: gameView(game, language),
    minBet: formatMoney(minBet),
    maxBet: formatMoney(await maxBetOf(context, row)),
    ...(lines > 0 && { lines }),
    ...(REEL_GAMES.includes(game.category) && { volatility, ...(rtp !== null && { rtp }) }),
    ...(orientation && { orientation }),
  };
}
