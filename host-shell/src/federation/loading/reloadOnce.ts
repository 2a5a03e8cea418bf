import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import type { Live } from '../discovery/liveSite';

/**
 * Loads the page anew, once for each state of what is live, so that it can never go round in circles. It does
 * not while somebody is typing: nothing of theirs is thrown away.
 *
 * @returns false when the page stays.
 */
export function reloadOnce(live: Live): boolean {
  const state = stateOf(live);
  if (isTyping() || sessionStorage.getItem(STORAGE_KEYS.reloadedFor) === state) return false;
  sessionStorage.setItem(STORAGE_KEYS.reloadedFor, state);
  window.location.reload();
  return true;
}

/** Loads the page anew, unless somebody is typing. Returns false when the page stays. */
export function reloadPage(): boolean {
  if (isTyping()) return false;
  window.location.reload();
  return true;
}

function stateOf({ host, deployments }: Live): string {
  const releases = [...deployments.values()]
    .flat()
    .map(({ url, deployment }) => `${url} ${deployment.traffic}`);
  return [host, ...releases].join('\n');
}

const FIELDS = 'input:not([type=hidden],[type=checkbox],[type=radio]), textarea';

function isTyping(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)];
  return fields.some((field) => field === document.activeElement || field.value !== '');
}
