import { serverNow } from '@site/api';
import { useSyncExternalStore } from 'react';

const SECOND_MS = 1_000;
/** Shorter than a second, so that no second is skipped. */
const TICK_MS = 250;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for every countdown of the page; none while nothing counts. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const tell of listeners) tell();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const second = () => Math.floor(serverNow() / SECOND_MS);

/** The platform's time in whole seconds since 1970; a component that calls it is drawn again each second. */
export function useServerSecond(): number {
  return useSyncExternalStore(subscribe, second);
}
