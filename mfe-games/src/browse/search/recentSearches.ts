import { GAME_SEARCH } from '@site/contracts/areas/gameSearch';
import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { readStored, removeStored, writeStored } from '@site/session';
import * as z from 'zod/mini';

/** Searches that are kept, the latest first. */
export const RECENT_SEARCHES = 8;

const schema = z
  .array(z.string().check(z.minLength(1), z.maxLength(GAME_SEARCH.maxLength)))
  .check(z.maxLength(RECENT_SEARCHES));

/** What was searched for on this device; it never leaves it. */
export function readRecentSearches(): readonly string[] {
  return readStored(STORAGE_KEYS.recentSearches, schema) ?? [];
}

/** Keeps a search; one that is there already moves to the front. */
export function keepSearch(text: string): void {
  const others = readRecentSearches().filter((known) => known.toLowerCase() !== text.toLowerCase());
  writeStored(STORAGE_KEYS.recentSearches, [text, ...others].slice(0, RECENT_SEARCHES));
}

export function forgetSearches(): void {
  removeStored(STORAGE_KEYS.recentSearches);
}
