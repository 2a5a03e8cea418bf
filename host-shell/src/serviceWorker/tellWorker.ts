import { queryClient } from '@site/api';
import { getSession, type SessionInfo, subscribeSession } from '@site/session';
import type { PageMessage, WorkerMessage } from './messages';

/**
 * Tells the worker of a page what it cannot see: whose session it is, and what the page had loaded before the
 * worker was there. Without a worker nothing happens.
 */
export function tellWorker(): void {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!container) return;
  const tell = async (message: WorkerMessage) => (await container.ready).active?.postMessage(message);

  // A session that ended while no page was open has told nobody.
  if (!getSession()) void tell({ kind: 'session-ended' });
  subscribeSession((session, previous) => {
    if (!previous) return;
    if (!session || session.userName !== previous.userName) void tell({ kind: 'session-ended' });
    else if (session.token !== previous.token) void tell(renewal(previous, session));
  });

  if (container.controller) return;
  container.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => askAgain(data.paths));
  container.addEventListener('controllerchange', () => tellLoaded((urls) => tell({ kind: 'loaded', urls })), {
    once: true,
  });
}

function renewal(previous: SessionInfo, { token }: SessionInfo): WorkerMessage {
  return { kind: 'session-renewed', from: previous.token, to: token };
}

/** What the page has asked for until now: what is there at once, and what is under way as soon as it comes. */
function tellLoaded(tell: (urls: string[]) => void): void {
  const until = performance.now();
  new PerformanceObserver((list) => {
    const before = list.getEntries().filter(({ startTime }) => startTime < until);
    if (before.length > 0) tell(before.map(({ name }) => name));
  }).observe({ type: 'resource', buffered: true });
}

/** Asks again for what the page shows of the catalogue: of answers that it has, a few bytes. */
function askAgain(paths: readonly string[]): void {
  const isOfThese = (key: unknown) => typeof key === 'string' && paths.includes(key);
  void queryClient.refetchQueries({ type: 'active', predicate: ({ queryKey }) => isOfThese(queryKey[0]) });
}
