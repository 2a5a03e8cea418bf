import { type ApiError, useApiInfiniteQuery } from '@site/api';
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
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type GameFilter, gameListRequest } from './filter';

/** A list of games that grows page by page. */
export interface EndlessGames {
  /** `undefined` until the first page is there. */
  readonly games: readonly Game[] | undefined;
  /** The first page failed. */
  readonly error: ApiError | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** A further page failed; the list waits for the player to ask again. */
  readonly moreFailed: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

type Pages<Page> = UseInfiniteQueryResult<{ pages: Page[] }, ApiError>;

function endless<Page>(query: Pages<Page>, gamesOf: (page: Page) => readonly Game[]): EndlessGames {
  return {
    games: query.data && distinct(query.data.pages.flatMap(gamesOf)),
    error: query.data ? null : query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

/** A list that changed between two pages brings the game at their border twice. */
function distinct(games: readonly Game[]): Game[] {
  return [...new Map(games.map((game) => [game.nodeId, game])).values()];
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
