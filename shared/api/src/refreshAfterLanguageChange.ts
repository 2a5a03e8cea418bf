import { queryClient } from './queryClient';

/** Pause after the last change of the language before its texts are fetched, in ms (SH-028, A§9). */
export const LANGUAGE_REFRESH_MS = 250;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Asks again for what is on screen, in the new language, and forgets what is not. What is on screen stays
 * until its new texts are there.
 */
export function refreshAfterLanguageChange(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.invalidateQueries();
  }, LANGUAGE_REFRESH_MS);
}
