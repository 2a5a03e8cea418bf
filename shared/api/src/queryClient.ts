import type { Caller } from '@site/contracts/http/endpoint';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './apiError';
import { apiSettings } from './settings';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: { who?: Caller };
    mutationMeta: { silent?: boolean };
  }
}

/** How often a read is tried again. */
const MAX_RETRIES = 2;
/** The longest that a read waits by itself for its turn, in seconds; beyond it the user decides. */
const MAX_WAIT_S = 30;
const FIRST_RETRY_MS = 500;

/** Codes of a 5xx that a second try cannot help, unless the answer says when: the whole site is closed. */
const CLOSED = ['system.upgrading', 'system.maintenance'];

/**
 * Whether a read is worth another try. Never after a 4xx, save 429. Where the answer says when (`Retry-After`), as it
 * does while a process or the database is away for a moment, that decides.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError) || failures >= MAX_RETRIES) return false;
  const { code, status, retryAfter } = error;
  if (status !== 429 && status < 500) return code === 'client.load.failed';
  return retryAfter === undefined ? !CLOSED.includes(code) : retryAfter <= MAX_WAIT_S;
}

/** Wait before the next try, in ms; after one that the answer says, up to a second more, so that not all come at once. */
export function retryDelay(failures: number, error: unknown): number {
  const seconds = error instanceof ApiError ? error.retryAfter : undefined;
  return seconds === undefined ? FIRST_RETRY_MS * 2 ** failures : (seconds + Math.random()) * 1000;
}

/** The one cache of server state in the page. */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (error instanceof ApiError && !mutation.meta?.silent) apiSettings().onFailure?.(error);
    },
  }),
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      retryDelay,
      // Offline, a read fails at once with client.offline and goes on when the line is back, instead of
      // leaving a skeleton that never ends.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
    },
    // A change is never sent again without the user (docs/calls.md, "Error codes").
    mutations: { retry: false, networkMode: 'always' },
  },
});
