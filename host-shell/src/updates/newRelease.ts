import { onNews } from '@site/api';
import { useSyncExternalStore } from 'react';
import { isOutdated, readLiveSite } from '../federation/discovery/liveSite';

/** How often a page that somebody looks at asks what is live, in ms. An answer that says the same is a few bytes. */
const ASK_EVERY_MS = 60_000;

/** The path at which this page learnt that something newer is live; undefined while nothing is. */
let noticedAt: string | undefined;
const listeners = new Set<() => void>();

/**
 * Asks now and then, whenever the tab is looked at again, when the network is back, and when news say so, whether this
 * user would get something newer (FD-025). What cannot be asked is asked the next time, without a word.
 */
export function watchReleases(): void {
  setInterval(ask, ASK_EVERY_MS);
  document.addEventListener('visibilitychange', ask);
  // A page that was started without a network has the document of an earlier visit.
  window.addEventListener('online', ask);
  onNews('release', ask);
}

async function ask(): Promise<void> {
  if (noticedAt !== undefined || document.visibilityState !== 'visible' || !navigator.onLine) return;
  const live = await readLiveSite();
  if (!live || !isOutdated(live)) return;
  noticedAt = window.location.pathname;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The path at which a new release was noticed. */
export function useNewRelease(): string | undefined {
  return useSyncExternalStore(subscribe, () => noticedAt);
}
