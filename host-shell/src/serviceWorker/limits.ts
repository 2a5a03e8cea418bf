import { ExpirationPlugin } from 'workbox-expiration';
import type { StrategyOptions } from 'workbox-strategies';

/** Not 0 either, which is an answer of another origin that nobody may read. */
const OK = 200;
const DAY_S = 24 * 60 * 60;

type Plugins = NonNullable<StrategyOptions['plugins']>;

export interface Limits {
  readonly entries: number;
  readonly days: number;
}

/**
 * Keeps good answers only, so many and so long; those that were used last stay. A browser that runs out of room
 * gives it back whole.
 */
export function limitedTo({ entries, days }: Limits): Plugins {
  const expiration = new ExpirationPlugin({
    maxEntries: entries,
    maxAgeSeconds: days * DAY_S,
    purgeOnQuotaError: true,
  });
  const onlyGood: Plugins[number] = {
    cacheWillUpdate: async ({ response }) => (response.status === OK ? response : null),
  };
  // workbox declares its own plugin in a way that exactOptionalPropertyTypes refuses.
  return [onlyGood, expiration as Plugins[number]];
}
