import { useFavouriteIds } from '@site/api';
import { type Game, type GameType, PAGE_SIZE } from '@site/contracts/games';
import { useSession } from '@site/session';
import { belongsTo, type VendorCategory } from '../categories/vendorCategories';
import { stillFavourite } from '../favourites/useFavourites';
import { type EndlessGames, useCatalogue, useFavouriteGames, useRecentGames } from '../games/endlessGames';
import { nameMatches } from '../games/filter';
import { useHotGames, useVendorCategories } from '../games/queries';
import type { ListState } from './listState';

/** The games of the chosen tab, narrowed by the state, page by page. */
export function useListedGames(state: ListState): EndlessGames {
  const categories = useVendorCategories();
  const lists = useLists(state);
  const ids = useFavouriteIds();
  const list = lists[state.tab];
  // Sports, e-sports and cockfight come in one list: nothing is shown before it is known which is which.
  if (categories.isPending) return { ...list, games: undefined };
  const ofCategory = inCategory(state.type, categories.data);
  const own = state.tab === 'favourites' ? stillFavourite(list.games, ids) : list.games;
  // The platform narrows the catalogue; the other lists are narrowed here.
  const wanted = state.tab === 'all' ? ofCategory : (game: Game) => ofCategory(game) && isWanted(game, state);
  return { ...list, games: own?.filter(wanted) };
}

function useLists(state: ListState): Record<ListState['tab'], EndlessGames> {
  const { tab, type } = state;
  const signedIn = useSession((session) => session !== null);
  const pageSize = PAGE_SIZE.favouritesOnListScreen;
  return {
    all: useCatalogue(state, PAGE_SIZE.gameList, tab === 'all'),
    hot: useHotList(),
    recent: useRecentGames(type, signedIn && tab === 'recent'),
    favourites: useFavouriteGames({ gameType: type, pageSize }, signedIn && tab === 'favourites'),
  };
}

/** Hot games come in one piece. */
function useHotList(): EndlessGames {
  const { data, error, refetch } = useHotGames();
  return {
    games: data,
    error: data ? null : error,
    hasMore: false,
    isLoadingMore: false,
    moreFailed: false,
    loadMore: () => {},
    retry: () => void refetch(),
  };
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

function isWanted(game: Game, { vendor, name }: ListState): boolean {
  return (
    (vendor === undefined || game.vassalage === vendor) && (name === undefined || nameMatches(game, name))
  );
}
