import { type Game, type GameType, PAGE_SIZE } from '@site/contracts/areas/games';
import { useSession } from '@site/session';
import { useFavouriteGames, useRecentGames } from '../../catalogue/endlessGames';
import { isOf } from '../../catalogue/filter';
import { type ListedGames, listed } from '../../catalogue/listedGames';
import { useVendorCategories } from '../../catalogue/queries';
import { useCataloguePages } from '../../catalogue/useCataloguePages';
import { useStillFavourite } from '../../catalogue/useFavourites';
import { useHotList } from '../../catalogue/useHotList';
import { belongsTo, type VendorCategory } from '../../catalogue/vendorCategories';
import type { ListState } from './listState';

/** The games of the chosen tab, narrowed by the state, page by page. Remount it for another state. */
export function useListedGames(
  state: ListState,
  favouritesPerPage: number = PAGE_SIZE.favouritesOnListScreen,
): ListedGames {
  const categories = useVendorCategories();
  const ofCategory = inCategory(state.type, categories.data);
  const catalogue = useCataloguePages(state, ofCategory, state.tab === 'all');
  const own = useOwnOrHot(state, ofCategory, favouritesPerPage);
  const list = state.tab === 'all' ? catalogue : own;
  // Sports, e-sports and cockfight come in one list: nothing is shown before it is known which is which.
  return categories.isPending ? { ...list, count: undefined } : list;
}

/** Lists that the platform does not narrow: they are short, and narrowed here. */
function useOwnOrHot(state: ListState, ofCategory: (game: Game) => boolean, pageSize: number): ListedGames {
  const { tab, type } = state;
  const signedIn = useSession((session) => session !== null);
  const hot = useHotList();
  const recent = useRecentGames(signedIn && tab === 'recent', type);
  const favourites = useFavouriteGames({ gameType: type, pageSize }, signedIn && tab === 'favourites');
  const stillFavourite = useStillFavourite(favourites.games);
  const list = { all: hot, hot, recent, favourites: { ...favourites, games: stillFavourite } }[tab];
  return listed({ ...list, games: list.games?.filter((game) => ofCategory(game) && isOf(game, state)) });
}

/** Without the vendors, the platform's word is all there is; a category that the merchant has not is empty. */
function inCategory(
  type: GameType,
  categories: readonly VendorCategory[] | undefined,
): (game: Game) => boolean {
  if (categories === undefined) return () => true;
  const category = categories.find((each) => each.type === type);
  return category ? (game) => belongsTo(game, category) : () => false;
}
