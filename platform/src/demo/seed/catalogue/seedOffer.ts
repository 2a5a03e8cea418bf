import {
  merchantCategories,
  merchantHotGames,
  merchantVendors,
  type NewGame,
} from '../../../areas/games/tables';
import type { Database } from '../../../core/db/client';
import { insertInBatches } from '../../../core/db/insertInBatches';
import type { SeedContext } from '../context';
import { offerOf, vendorsIn } from './offers';

/** What a merchant shows of the catalogue. Returns the games that its players see. */
export async function seedOffer(
  db: Database,
  { merchant }: SeedContext,
  catalogue: readonly NewGame[],
): Promise<NewGame[]> {
  const offer = offerOf(merchant);
  const offered = offer.categories.map((category) => ({ category, vendors: vendorsIn(offer, category) }));
  const visible = catalogue.filter((game) =>
    offered.some(({ category, vendors: shown }) => category === game.category && shown.includes(game.vendor)),
  );
  await insertInBatches(
    db,
    merchantCategories,
    offer.categories.map((category, position) => ({ merchant, category, position })),
  );
  await insertInBatches(
    db,
    merchantVendors,
    offered.flatMap(({ category, vendors: shown }) =>
      shown.map((vendor, position) => ({ merchant, category, vendor, position })),
    ),
  );
  const hot = offer.hot.map((name) => visible.find((game) => game.name.en === name)?.nodeId);
  if (hot.includes(undefined)) throw new Error(`a hot game of ${merchant} is not on offer there`);
  await insertInBatches(
    db,
    merchantHotGames,
    hot.flatMap((nodeId, position) => (nodeId === undefined ? [] : [{ merchant, nodeId, position }])),
  );
  return visible;
}
