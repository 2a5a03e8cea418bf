import type { GameType } from '@site/contracts/areas/games';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { careSettings } from '../../core/care/tables';
import type { Database } from '../../core/db/client';
import { type GameRow, games, merchantVendors, vendors } from './tables';
import { gameColumns } from './view';

/** The sports list holds e-sports and cockfight too (decision 40). */
const CATEGORIES_OF: Partial<Record<GameType, GameType[]>> = { SPORTS: ['SPORTS', 'ESPORTS', 'COCKFIGHT'] };

/** Games of a list's type. */
export const ofType = (gameType: GameType): SQL => {
  const categories = CATEGORIES_OF[gameType];
  return categories ? inArray(games.category, categories) : eq(games.category, gameType);
};

/** Whether the merchant lets games play rounds by themselves: only where it has said so (PL-028). */
const letsAutoplay = (merchant: string): SQL =>
  sql`exists (select from ${careSettings} where ${careSettings.merchant} = ${merchant} and ${careSettings.settings} @> '{"autoplay": true}')`;

/** A game's vendor, as long as this merchant offers it in the game's category, and lets such games play. */
export const offeredBy = (merchant: string): SQL | undefined =>
  and(
    eq(merchantVendors.merchant, merchant),
    eq(merchantVendors.category, games.category),
    eq(merchantVendors.vendor, games.vendor),
    or(eq(games.autoplay, false), letsAutoplay(merchant)),
  );

/** Open games that players of a merchant see; the caller adds conditions, order and page. */
export const selectVisible = (db: Database, merchant: string) =>
  db
    .select(gameColumns)
    .from(games)
    .innerJoin(merchantVendors, offeredBy(merchant))
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .$dynamic();

export interface WantedGame {
  merchant: string;
  nodeId: string;
  /** When the caller names it, it must be the game's. */
  vendor?: string;
}

/** A game that players of the merchant can open; undefined when it is unknown, hidden or closed. */
export async function findOpenGame(db: Database, wanted: WantedGame): Promise<GameRow | undefined> {
  const [found] = await db
    .select({ game: games })
    .from(games)
    .innerJoin(merchantVendors, offeredBy(wanted.merchant))
    .where(
      and(
        eq(games.nodeId, wanted.nodeId),
        eq(games.open, true),
        wanted.vendor === undefined ? undefined : eq(games.vendor, wanted.vendor),
      ),
    );
  return found?.game;
}
