import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { useLocation } from '@site/router';
import { readStored, writeStored } from '@site/session';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';

/**
 * How many games each page of a list has brought so far: enough to lay the list out when the games themselves
 * are forgotten. It outlives the page, so that Back and reload find the list as long as it was.
 */
export type PageLengths = readonly number[];

/** More lists back than anybody goes. */
const MAX_LISTS = 20;

const Lists = z.array(z.tuple([z.string(), z.array(z.int().check(z.gte(0)))]));

const storedLists = () => new Map(readStored(STORAGE_KEYS.gameListPages, Lists, 'session') ?? []);

/** The lengths of the list at this entry of the history, as left or none. */
export function usePageLengths() {
  const { key, pathname, search } = useLocation();
  // Every page that was opened by its address has the one key `default`.
  const entry = key === 'default' ? pathname + search : key;
  const [lengths, setLengths] = useState<PageLengths>(() => storedLists().get(entry) ?? []);
  useEffect(() => {
    if (lengths.length === 0) return;
    const lists = storedLists();
    lists.delete(entry);
    lists.set(entry, [...lengths]);
    writeStored(STORAGE_KEYS.gameListPages, [...lists].slice(-MAX_LISTS), 'session');
  }, [entry, lengths]);
  return [lengths, setLengths] as const;
}

/** Page (from 1) and place within it (from 0) of a place in the list; past the end, the last page. */
export function pageOfPlace(lengths: PageLengths, place: number): { page: number; within: number } {
  let within = place;
  for (const [index, length] of lengths.entries()) {
    if (within < length || index === lengths.length - 1) return { page: index + 1, within };
    within -= length;
  }
  return { page: 1, within };
}

/** The lengths without pages that a list which has become shorter has no more; the same array when it has them all. */
export function withoutPagesAfter(lengths: PageLengths, totalPages: number): PageLengths {
  return lengths.length > totalPages ? lengths.slice(0, totalPages) : lengths;
}

/** The lengths with those of `pages` (by number from 1) in them; the same array when that changes nothing. */
export function withPages(lengths: PageLengths, pages: ReadonlyMap<number, number>): PageLengths {
  const next = [...lengths];
  for (const [page, length] of [...pages].sort(([one], [other]) => one - other)) {
    // A page without the one before it would stand in the wrong place.
    if (page <= next.length + 1) next[page - 1] = length;
  }
  const same = next.length === lengths.length && next.every((length, index) => length === lengths[index]);
  return same ? lengths : next;
}
