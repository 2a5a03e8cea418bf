import { wait } from '../wait';
import { connect } from './connect';
import { endWith } from './endWith';

/** The shortest wait before another try, and what is added to it at most, in ms. */
const SHORTEST_WAIT_MS = 1_000;
const FIRST_SPREAD_MS = 2_000;
const LONGEST_SPREAD_MS = 59_000;
/** A connection that held for so long, in ms, was a good one: what ended it says nothing of the next. */
const GOOD_AFTER_MS = 10_000;
/** After a break that many pages may have had at once, each asks within so long for what it may have missed, in ms. */
const MISSED_SPREAD_MS = 3_000;

export interface Hearing {
  readonly onNews: (changed: readonly string[]) => void;
  /** A connection is open again, or for the first time: anything may have changed before. */
  readonly onMissed: () => void;
}

/** The wait before a try after so many bad ones, in ms: ever longer, and another one for each page. */
export function retryWait(failures: number, retryAfterS = 0): number {
  const spread = Math.min(LONGEST_SPREAD_MS, FIRST_SPREAD_MS * 2 ** failures);
  return Math.max(SHORTEST_WAIT_MS, retryAfterS * 1000) + Math.random() * spread;
}

/**
 * Has a connection for news until the signal ends it: a new one after each that broke, at once when the network is back or
 * the page is looked at again. Ends by itself where the platform has no news.
 */
export async function stayConnected({ onNews, onMissed }: Hearing, signal: AbortSignal): Promise<void> {
  let failures = 0;
  let spread = 0;
  while (!signal.aborted) {
    const begunAt = Date.now();
    const open = endWith(signal);
    const onOpen = () => {
      wait(Math.random() * spread, open.signal).then(onMissed, () => undefined);
    };
    const { ended, retryAfter } = await connect({ onOpen, onNews, signal });
    open.abort();
    if (ended === 'unavailable') return;
    failures = Date.now() - begunAt >= GOOD_AFTER_MS ? 0 : failures + 1;
    // Who has just come back waits for nothing.
    const isBack = ended === 'outdated' || (await waitOrBack(retryWait(failures, retryAfter), signal));
    spread = isBack ? 0 : MISSED_SPREAD_MS;
  }
}

/** Waits, less when the network comes back or the page is looked at again: answers whether one of these happened. */
async function waitOrBack(ms: number, signal: AbortSignal): Promise<boolean> {
  const waiting = endWith(signal);
  let isBack = false;
  const back = () => {
    isBack = true;
    waiting.abort();
  };
  window.addEventListener('online', back, { signal: waiting.signal });
  document.addEventListener('visibilitychange', back, { signal: waiting.signal });
  await wait(ms, waiting.signal).catch(() => undefined);
  waiting.abort();
  return isBack;
}
