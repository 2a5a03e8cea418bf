import { useApiInfiniteQuery } from '@site/api';
import {
  CLIENT_TYPE,
  favouriteGames,
  type Game,
  type GameType,
  gameList,
  PAGE_SIZE,
  recentGames,
} from '@site/contracts/games';
import { parameterOf, useLanguage } from '@site/i18n';
import { distinct, type EndlessList, endlessList, type Pages } from './endlessList';
import { type GameFilter, gameListRequest } from './filter';

/** A list of games that grows page by page. */
export interface EndlessGames extends EndlessList {
  /** `undefined` until the first page is there. */
  readonly games: readonly Game[] | undefined;
}

function endless<Page>(query: Pages<Page>, gamesOf: (page: Page) => readonly Game[]): EndlessGames {
  const games = query.data?.pages.flatMap(gamesOf);
  return { ...endlessList(query), games: games && distinct(games, ({ nodeId }) => nodeId) };
}

/** Games of the catalogue (GA-028, GA-029). */
export function useCatalogue(filter: GameFilter, pageSize: number, enabled = true): EndlessGames {
  const language = parameterOf(useLanguage());
  const query = useApiInfiniteQuery(gameList, gameListRequest(filter, pageSize, language), { enabled });
  return endless(query, (page) => page.games);
}

/** Games that the player has opened, of one category or of all, newest first (GA-051). */
export function useRecentGames(enabled: boolean, gameType?: GameType): EndlessGames {
  const language = parameterOf(useLanguage());
  const request = {
    pageSize: PAGE_SIZE.recentGames,
    language,
    clientType: CLIENT_TYPE,
    ...(gameType && { gameType }),
  };
  const query = useApiInfiniteQuery(recentGames, request, { pageField: 'page', enabled });
  return endless(query, (page) => page.list);
}

/** The player's favourites, of one category or of all (GA-049, GA-050). */
export function useFavouriteGames(
  { gameType, pageSize }: { gameType?: GameType; pageSize: number },
  enabled: boolean,
): EndlessGames {
  const language = parameterOf(useLanguage());
  const request = { pageSize, language, ...(gameType && { gameType }) };
  const query = useApiInfiniteQuery(favouriteGames, request, { enabled });
  return endless(query, (page) => page.content);
}
