/** Least time between two runs of what a user or a timer may ask for too often, in ms (SH-028). */
export const THROTTLE_MS = {
  markAsRead: 150,
  unreadCounts: 250,
  news: 1000,
  languageRefresh: 250,
  nameSearch: 500,
  loadMore: 1000,
} as const;

export interface Throttled<Arguments extends unknown[]> {
  (...args: Arguments): void;
  /** Calls off the run that waits, if one does. The next call runs at once. */
  cancel(): void;
}

/**
 * Runs at once, and then at most once in `gap` ms: of the calls in between, the last one runs when the gap is
 * over, with its own arguments. What `run` throws at once reaches the caller.
 */
export function throttle<Arguments extends unknown[]>(
  run: (...args: Arguments) => void,
  gap: number,
): Throttled<Arguments> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Arguments | undefined;

  const open = () => {
    timer = undefined;
    if (waiting) start(waiting);
  };
  const start = (args: Arguments) => {
    waiting = undefined;
    timer = setTimeout(open, gap);
    run(...args);
  };
  const throttled = (...args: Arguments) => {
    if (timer === undefined) start(args);
    else waiting = args;
  };
  return Object.assign(throttled, {
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
    },
  });
}
