import { queryClient, queryKeyOf, queryOptionsFor, throttle } from '@site/api';
import { type Game, gameList, PAGE_SIZE } from '@site/contracts/areas/games';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type GameFilter, gameListRequest } from '../requests';
import { useRequestScope } from '../useRequestScope';
import type { ListedGames } from './listedGames';
import { pageOfPlace, usePageLengths, withoutPagesAfter, withPages } from './pageLengths';

/** Pages that are held on either side of those on the screen. */
const KEPT_AROUND = 2;
/** In a fast fling pages fly by: those to hold are chosen no more often than this, in ms. */
const CHOOSE_EVERY_MS = 150;
const FIRST_PAGE = 1;

interface Span {
  readonly first: number;
  readonly last: number;
}

/**
 * The catalogue as an endless list (GA-027 to GA-029) that holds only the pages around the screen, so that
 * memory does not grow with what has been scrolled past. Of the others it knows the lengths. Remount it for
 * another filter: each list has pages of its own.
 *
 * @param own which games of a page belong to the list: some categories come in one list with others
 */
export function useCataloguePages(
  filter: GameFilter,
  own: (game: Game) => boolean,
  enabled: boolean,
): ListedGames {
  const request = gameListRequest(filter, PAGE_SIZE.gameList, useRequestScope());
  const [lengths, setLengths] = usePageLengths();
  const [asked, ask] = useState(Math.max(FIRST_PAGE, lengths.length));
  // A list that is found again waits to hear which places are on the screen.
  const [near, setNear] = useState<Span | undefined>(
    lengths.length > 0 ? undefined : { first: FIRST_PAGE, last: FIRST_PAGE },
  );

  const pages = enabled ? pagesToHold(near, asked, lengths.length) : [];
  const results = useQueries({
    queries: pages.map((pageNo) => queryOptionsFor(gameList, { ...request, pageNo })),
  });
  useForgetting(pages, (pageNo) => queryKeyOf(gameList, { ...request, pageNo }));

  const held = new Map(
    results.flatMap(({ data }, index) => (data ? [[pages[index] ?? 0, data.games.filter(own)]] : [])),
  );
  // As the platform says it; until it has responded, what the list is known to have. An empty list has a page too.
  const answered = results.findLast(({ data }) => data)?.data?.totalPages ?? lengths.length;
  const totalPages = Math.max(FIRST_PAGE, answered);
  const fetched = [...held].filter(([page]) => page <= totalPages);
  const known = withPages(
    withoutPagesAfter(lengths, totalPages),
    new Map(fetched.map(([page, games]) => [page, games.length])),
  );
  if (known !== lengths) setLengths(known);

  const next = results[pages.indexOf(known.length + 1)];
  const failed = results.filter(({ isError, data }) => isError && data === undefined);
  const hasMore = known.length < totalPages;

  const show = useMemo(
    () =>
      throttle((first: number, last: number) => {
        const span = { first: pageOfPlace(known, first).page, last: pageOfPlace(known, last).page };
        setNear((now) => (now?.first === span.first && now.last === span.last ? now : span));
      }, CHOOSE_EVERY_MS),
    [known],
  );

  return {
    count: known.length > 0 ? known.reduce((sum, length) => sum + length, 0) : undefined,
    gameAt: (place) => {
      const { page, within } = pageOfPlace(known, place);
      return held.get(page)?.[within];
    },
    show,
    error: known.length === 0 ? (results[0]?.error ?? null) : null,
    hasMore,
    isLoadingMore: next?.isFetching ?? false,
    moreFailed: failed.length > 0,
    loadMore: () => {
      if (failed.length > 0) for (const { refetch } of failed) void refetch();
      else if (hasMore) ask(known.length + 1);
    },
    retry: () => {
      for (const { refetch } of results) void refetch();
    },
  };
}

/** The pages on the screen and around it, and the one that the list goes on with. */
function pagesToHold(near: Span | undefined, asked: number, length: number): number[] {
  const from = Math.max(FIRST_PAGE, (near?.first ?? 1) - KEPT_AROUND);
  const to = Math.min(length, (near?.last ?? 0) + KEPT_AROUND);
  const around = near ? Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index) : [];
  return asked > length ? [...around, length + 1] : around;
}

/**
 * Drops responses of pages that were scrolled past. The first page stays, so that the list opens at once the next
 * time; those on the screen when the player leaves stay too, for the way back.
 */
function useForgetting(pages: readonly number[], keyOf: (page: number) => readonly unknown[]): void {
  const before = useRef(pages);
  useEffect(() => {
    for (const page of before.current) {
      if (page === FIRST_PAGE || pages.includes(page)) continue;
      queryClient.removeQueries({ queryKey: keyOf(page), exact: true });
    }
    before.current = pages;
  });
}
