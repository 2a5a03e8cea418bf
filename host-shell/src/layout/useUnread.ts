import { type UnreadCounts, useUnreadCounts } from '@site/api';
import { useSyncExternalStore } from 'react';
import { whenSettled } from '../network/whenSettled';

let settled = false;
const listeners = new Set<() => void>();

/** From when the page has settled, header, menu and tab bar ask for their counts: nothing of the first screen waits for them. */
export function countWhenSettled(): void {
  whenSettled(countNow);
}

/** They ask from now on. */
export function countNow(): void {
  settled = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is unread, for the parts around the page. */
export function useUnread(): UnreadCounts {
  const ask = useSyncExternalStore(
    subscribe,
    () => settled,
    () => false,
  );
  return useUnreadCounts({ ask });
}
