import type { EndlessGames } from './endlessGames';
import { useHotGames } from './queries';

/** Hot games of all categories as a list: they come in one piece. */
export function useHotList(): EndlessGames {
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
