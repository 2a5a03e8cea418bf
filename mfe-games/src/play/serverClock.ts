import { serverNow } from '@site/api';
import { useSyncExternalStore } from 'react';

const SECOND_MS = 1_000;
/** Shorter than a second, so that no second is skipped. */
const TICK_MS = 250;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all that counts on the page; none while nothing does. */
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

/**
 * What `read` makes of the platform's time, in ms since 1970: a text, a number or the like. A component that calls it is
 * drawn again when that changes, and not before.
 */
export function useByServerClock<Value extends string | number | boolean | undefined>(
  read: (now: number) => Value,
): Value {
  return useSyncExternalStore(subscribe, () => read(serverNow()));
}

const second = (now: number) => Math.floor(now / SECOND_MS);

/** The platform's time in whole seconds since 1970; a component that calls it is drawn again each second. */
export const useServerSecond = (): number => useByServerClock(second);
