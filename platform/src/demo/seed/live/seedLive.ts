import type { NewGame } from '../../../areas/games/tables';
import { liveModels } from '../../../areas/live/tables';
import type { Database } from '../../../core/db/client';
import { insertInBatches } from '../../../core/db/insertInBatches';
import { contentId, type SeedContext } from '../context';
import { PRESENTERS } from './presenters';

/** Presenters at the first live tables that the merchant's players see. */
export async function seedLive(
  db: Database,
  context: SeedContext,
  visible: readonly NewGame[],
): Promise<void> {
  const tables = visible.filter(({ category }) => category === 'LIVE');
  await insertInBatches(
    db,
    liveModels,
    PRESENTERS.map(({ art, name, state }, position) => ({
      id: contentId(context, `live-${art}`),
      merchant: context.merchant,
      name,
      photo: `/cdn/presenters/${art}.svg`,
      nodeId: tables[position]?.nodeId,
      active: state !== 'LEFT',
      streaming: state === 'ON_AIR',
      position,
    })),
  );
}
