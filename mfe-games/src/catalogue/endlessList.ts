import type { ApiError } from '@site/api';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

/** How a list that grows page by page is doing. */
export interface EndlessList {
  /** The first page failed. */
  readonly error: ApiError | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** A further page failed; the list waits for the player to retry. */
  readonly moreFailed: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

export type Pages<Page> = UseInfiniteQueryResult<{ pages: Page[] }, ApiError>;

export function endlessList(query: Pages<unknown>): EndlessList {
  return {
    error: query.data ? null : query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

/** Each item once: a list that changed between two pages brings the one at their border twice. */
export function distinct<Item>(items: readonly Item[], idOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [idOf(item), item])).values()];
}
