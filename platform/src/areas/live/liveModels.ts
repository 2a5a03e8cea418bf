import type { LiveModel } from '@site/contracts/areas/live';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { type Language, textIn } from '../../core/language';
import { games } from '../games/tables';
import { gameView } from '../games/view';
import { selectVisible } from '../games/visibleGames';
import { liveModels } from './tables';

/** A switch that is left out asks for both. */
export interface WantedModels {
  readonly merchant: string;
  readonly active: boolean | undefined;
  readonly streaming: boolean | undefined;
}

/** The merchant's live models in its order, each with its table's game where players can open that. */
export async function listLiveModels(
  db: Database,
  { merchant, active, streaming }: WantedModels,
  language: Language,
): Promise<LiveModel[]> {
  const models = await db
    .select()
    .from(liveModels)
    .where(
      and(
        eq(liveModels.merchant, merchant),
        active === undefined ? undefined : eq(liveModels.active, active),
        streaming === undefined ? undefined : eq(liveModels.streaming, streaming),
      ),
    )
    .orderBy(asc(liveModels.position), asc(liveModels.id));
  const tables = await openGames(
    db,
    merchant,
    models.flatMap(({ nodeId }) => nodeId ?? []),
  );
  return models.map(({ id, name, photo, nodeId, ...state }) => {
    const game = nodeId === null ? undefined : tables.get(nodeId);
    return {
      id,
      name: textIn(name, language),
      photo,
      active: state.active,
      streaming: state.streaming,
      ...(game && {
        gameId: game.gameId,
        vendor: game.vendor,
        game: gameView(game, language),
      }),
    };
  });
}

/** Games of these ids that players of the merchant can open. */
async function openGames(db: Database, merchant: string, nodeIds: string[]) {
  if (nodeIds.length === 0) return new Map();
  const rows = await selectVisible(db, merchant).where(
    and(eq(games.open, true), inArray(games.nodeId, nodeIds)),
  );
  return new Map(rows.map((row) => [row.nodeId, row]));
}
