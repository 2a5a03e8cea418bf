import type { Popup } from '@site/contracts/areas/messages';
import { formatDay } from '@site/i18n';
import { readText, removeStored, writeText } from '@site/session';

/** Pop-ups come in two lists: A for who is signed in, B for who is not. */
export type PopupList = Popup['execution'];

const shownKey = (list: PopupList) => `loginPopup.${list}`;

/** A browser's storage is one merchant's, because every merchant has an origin of its own. */
const hiddenKey = (list: PopupList) => `hideLoginPopup.${list}`;

const today = () => formatDay(Date.now());

/** Lists that were shown where the browser stores nothing. */
const shown = new Set<PopupList>();

/**
 * Whether the list may show: it has not yet in this session, and the player still wants it today, a day where
 * the merchant is. Signing out begins another session.
 */
export function isDue(list: PopupList): boolean {
  const wasShown = shown.has(list) || readText(shownKey(list), 'session') === '1';
  return !wasShown && readText(hiddenKey(list)) !== today();
}

export function rememberShown(list: PopupList): void {
  if (!writeText(shownKey(list), '1', 'session')) shown.add(list);
}

/** The player's choice not to see the list again today, or to see it. */
export function hideToday(list: PopupList, hidden: boolean): void {
  if (hidden) writeText(hiddenKey(list), today());
  else removeStored(hiddenKey(list));
}
