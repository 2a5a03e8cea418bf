import { GAME_SEARCH } from '@site/contracts/areas/gameSearch';

/** Parameter of the address that holds what is searched for, so that back, reload and a shared link find it. */
export const TEXT_PARAMETER = 'q';

/** So long after the last letter the search begins, in ms: less than a pause between words, more than one between letters. */
export const SEARCH_DELAY_MS = 250;

/** What an address or a field asks for: single spaces, no longer than the platform takes, and nothing it refuses. */
export function searchText(typed: string | null): string {
  return (typed ?? '')
    .replace(/[\s\0]+/g, ' ')
    .trim()
    .slice(0, GAME_SEARCH.maxLength)
    .trim();
}

/** Whether there is enough to search for. */
export function isSearch(text: string): boolean {
  return [...text].length >= GAME_SEARCH.minLength;
}
