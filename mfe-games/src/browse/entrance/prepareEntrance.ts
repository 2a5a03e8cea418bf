import {
  infiniteOptionsFor,
  merchantCode,
  queryClient,
  queryOptionsFor,
  systemStatusOptions,
} from '@site/api';
import {
  gameList,
  hotGames,
  PAGE_SIZE,
  type VendorTypes,
  vendorGameTypes,
} from '@site/contracts/areas/games';
import { customerService } from '@site/contracts/areas/system';
import { languageParameter } from '@site/i18n';
import { gameListRequest, hotGamesRequest, vendorTypesRequest } from '../../requests';

/** Tiles of the hot strip that are in view. */
const HOT_TILES = 4;
/** One row of the grid below it. */
const GRID_TILES = 3;
/** Providers on the line of chips; the rest is out of sight. */
const CHIPS = 5;

/**
 * What the entrance shows before it is used: its tabs, and two rows of tiles. More would make every document heavier for
 * what is below the fold.
 */
export async function prepareEntrance(): Promise<void> {
  const scope = { merchant: merchantCode(), language: languageParameter() };
  const vendors = queryOptionsFor(vendorGameTypes, vendorTypesRequest(scope));
  const hot = queryOptionsFor(hotGames, hotGamesRequest(scope));
  const list = infiniteOptionsFor<typeof gameList>(
    gameList,
    gameListRequest({ type: 'RNG' }, PAGE_SIZE.entranceCategory, scope),
  );
  const [types, { list: hottest, ...rest }, { pages, ...read }] = await Promise.all([
    queryClient.fetchQuery(vendors),
    queryClient.fetchQuery(hot),
    queryClient.fetchInfiniteQuery(list),
    queryClient.fetchQuery(queryOptionsFor(customerService, {})),
    queryClient.fetchQuery(systemStatusOptions()),
  ]);
  const games = pages.flatMap((page) => page.games).slice(0, GRID_TILES);
  const shown = new Set(games.map(({ vassalage }) => vassalage));
  queryClient.setQueryData(hot.queryKey, { ...rest, list: hottest.slice(0, HOT_TILES) });
  queryClient.setQueryData(list.queryKey, {
    ...read,
    pages: pages.slice(0, 1).map((page) => ({ ...page, games, totalPages: 1 })),
  });
  queryClient.setQueryData(vendors.queryKey, withFewVendors(types, shown));
}

/** Each category with the providers in view, those of the games that are drawn, and those that make categories of their own. */
function withFewVendors(types: VendorTypes, shown: ReadonlySet<string>): VendorTypes {
  const needed = new Set([...shown, ...types.bingoVendors, ...types.cockfightVendors]);
  const mapping = Object.entries(types.mapping).map(([type, { vendorNames, ...named }]) => [
    type,
    {
      ...named,
      vendorNames: vendorNames.filter(
        ({ accountTypeName }, index) => index < CHIPS || needed.has(accountTypeName),
      ),
    },
  ]);
  return { ...types, mapping: Object.fromEntries(mapping) };
}
