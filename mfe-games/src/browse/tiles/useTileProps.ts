import type { Game } from '@site/contracts/areas/games';
import { useVendorCategories } from '../../catalogue/queries';
import { useFavourites } from '../../catalogue/useFavourites';
import { vendorName } from '../../catalogue/vendorCategories';
import { useLaunch } from '../../play/launch/useLaunch';
import { useOpeningGame } from '../../play/launch/useOpenGame';
import type { TileGame } from './Tile';

/** What the tiles of a list show and do, game by game. */
export function useTileProps(): (game: Game) => TileGame {
  const categories = useVendorCategories().data ?? [];
  const { ids, toggle } = useFavourites();
  const launch = useLaunch();
  const opening = useOpeningGame();
  return (game) => ({
    game,
    provider: game.displayName || vendorName(categories, game.vassalage),
    favourite: ids.has(game.nodeId),
    opening: opening === game.nodeId,
    launch,
    toggle,
  });
}
