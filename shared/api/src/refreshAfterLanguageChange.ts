import { queryClient } from './queryClient';
import { THROTTLE_MS } from './throttle';

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * 250 ms after the last change of the language (HS-041): asks again for what is on screen, in the new language, and forgets what is not. What is on screen stays
 * until its new texts are there.
 */
export function refreshAfterLanguageChange(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.invalidateQueries();
  }, THROTTLE_MS.languageRefresh);
}
