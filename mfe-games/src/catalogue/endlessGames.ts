import { useApiInfiniteQuery } from '@site/api';
import { favouriteGames, type Game, type GameType, gameList, recentGames } from '@site/contracts/areas/games';
import { distinct, type EndlessList, endlessList, type Pages } from '@site/ui/endlessList';
import { type GameFilter, gameListRequest, recentGamesRequest } from '../requests';
import { useRequestScope } from '../useRequestScope';

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
  const request = gameListRequest(filter, pageSize, useRequestScope());
  const query = useApiInfiniteQuery(gameList, request, { enabled });
  return endless(query, (page) => page.games);
}

/** Games that the player has opened, of one category or of all, newest first (GA-051). */
export function useRecentGames(enabled: boolean, gameType?: GameType): EndlessGames {
  const request = recentGamesRequest(useRequestScope(), gameType);
  const query = useApiInfiniteQuery(recentGames, request, { pageField: 'page', enabled });
  return endless(query, (page) => page.list);
}

/** The player's favourites, of one category or of all (GA-049, GA-050). */
export function useFavouriteGames(
  { gameType, pageSize }: { gameType?: GameType; pageSize: number },
  enabled: boolean,
): EndlessGames {
  const { language } = useRequestScope();
  const request = { pageSize, language, ...(gameType && { gameType }) };
  const query = useApiInfiniteQuery(favouriteGames, request, { enabled });
  return endless(query, (page) => page.content);
}
