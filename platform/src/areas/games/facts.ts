import type { GameType, Orientation } from '@site/contracts/areas/games';
import type { GameFacts } from '@site/contracts/areas/play';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import type { Language } from '../../core/language';
import { formatMoney } from '../../core/money';
import { games, merchantVendors, vendors } from './tables';
import { gameColumns, gameView } from './view';
import { offeredBy } from './visibleGames';

/** Games of reels: what they pay in the long run is known. At a table it depends on the player. */
const REEL_GAMES: readonly GameType[] = ['RNG', 'FISH'];

/** The pond of a fishing game is wider than high. */
export const orientationOf = (category: GameType): Orientation | undefined =>
  category === 'FISH' ? 'landscape' : undefined;

/**
 * What a player may want to know of a game before a bet.
 *
 * @throws Refusal game.unavailable when players of the merchant cannot open it.
 */
export async function gameFacts(
  db: Database,
  merchant: string,
  nodeId: string,
  language: Language,
): Promise<GameFacts> {
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
    .innerJoin(merchantVendors, offeredBy(merchant))
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(and(eq(games.nodeId, nodeId), eq(games.open, true)));
  if (!row) throw new Refusal('game.unavailable');
  const { minBet, maxBet, lines, volatility, rtp, ...game } = row;
  const orientation = orientationOf(game.category);
  return {
    game: gameView(game, language),
    minBet: formatMoney(minBet),
    maxBet: formatMoney(maxBet),
    ...(lines > 0 && { lines }),
    ...(REEL_GAMES.includes(game.category) && { volatility, ...(rtp !== null && { rtp }) }),
    ...(orientation && { orientation }),
  };
}
