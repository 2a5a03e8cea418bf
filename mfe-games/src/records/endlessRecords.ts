import type { ApiError } from '@site/api';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

interface RecordPage<Item, Footer> {
  readonly list: readonly Item[];
  readonly total: number;
  readonly footer: Footer;
}

/** A list of records that grows page by page, newest first, with the sums over all of it. */
export interface EndlessRecords<Item, Footer> {
  /** `undefined` until the first page is there. */
  readonly items: readonly Item[] | undefined;
  readonly totals: { readonly total: number; readonly footer: Footer } | undefined;
  /** The first page failed. */
  readonly error: ApiError | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** A further page failed; the list waits for the player to ask again. */
  readonly moreFailed: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** @param idOf What tells items apart: a bet between two pages brings the one at their border twice. */
export function endlessRecords<Item, Footer>(
  query: UseInfiniteQueryResult<{ pages: RecordPage<Item, Footer>[] }, ApiError>,
  idOf: (item: Item) => string,
): EndlessRecords<Item, Footer> {
  const pages = query.data?.pages;
  const items = pages?.flatMap(({ list }) => list);
  return {
    items: items && [...new Map(items.map((item) => [idOf(item), item])).values()],
    totals: pages?.at(-1),
    error: query.data ? null : query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
