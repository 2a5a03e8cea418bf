import { readText, removeStored, writeText } from '@site/session';

const KEY = 'downloadPopup';

/** Beside session storage, which signing out empties and some browsers refuse. */
let shown = false;

/** Whether the popup has shown in this tab. */
export const wasPopupShown = (): boolean => shown || readText(KEY, 'session') === '1';

export function rememberPopup(): void {
  shown = true;
  writeText(KEY, '1', 'session');
}

/** For tests: another session begins. */
export function forgetPopup(): void {
  shown = false;
  removeStored(KEY, 'session');
}
