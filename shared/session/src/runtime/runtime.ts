// By its public name: without storage the preferences live in the page's one copy of the store.
import { readPreference, writePreference } from '@site/session';
import { detectRuntime, type Runtime } from './detectRuntime';

/** Query that the address of an iOS web clip ends with: `/?WEBCLIP=1`. */
const WEB_CLIP_QUERY = 'WEBCLIP';

/** What this page runs in. */
export function runtime(): Runtime {
  return detectRuntime(navigator, window, readPreference('WEBCLIP') === '1');
}

/**
 * Keeps that this browser has started from a web clip: only the first address says so. Once, before the first
 * render. The query alone is not believed, for an address that is passed on would make any browser a web clip;
 * a clip has a window of its own, and a storage of its own too.
 */
export function rememberWebClip(): void {
  const asked = new URLSearchParams(window.location.search).get(WEB_CLIP_QUERY) === '1';
  const { os } = runtime();
  const ownWindow = 'standalone' in navigator && navigator.standalone === true;
  if (asked && os === 'ios' && ownWindow) writePreference('WEBCLIP', '1');
}
