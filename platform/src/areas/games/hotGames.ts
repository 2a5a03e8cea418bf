import type { Game } from '@site/contracts/areas/games';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import type { Language } from '../../core/language';
import { games, merchantHotGames } from './tables';
import { gameView } from './view';
import { selectVisible } from './visibleGames';

/** The merchant's hot games of all categories, in its order. */
export async function hotGames(db: Database, merchant: string, language: Language): Promise<Game[]> {
  const rows = await selectVisible(db, merchant)
    .innerJoin(
      merchantHotGames,
      and(eq(merchantHotGames.nodeId, games.nodeId), eq(merchantHotGames.merchant, merchant)),
    )
    .where(eq(games.open, true))
    .orderBy(asc(merchantHotGames.position));
  return rows.map((row) => gameView(row, language));
}
