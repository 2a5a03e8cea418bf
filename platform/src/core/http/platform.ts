import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../db/client';
import type { Listen } from '../db/listen';
import type { Messenger } from '../delivery/messenger';
import type { Language } from '../language';
import type { ConcurrencyLimiter } from './concurrencyLimiter';
import type { RateLimiter } from './rateLimit';

/** What every route works with, as `app.platform`. */
export interface Platform {
  readonly db: Database;
  /** Hears what the database tells all processes; undefined where nothing is to be heard. */
  readonly listen: Listen | undefined;
  readonly config: Config;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  /** Lets costly calls through a few at a time. */
  readonly costlyCalls: ConcurrencyLimiter;
  /** A whole number from 0 up to, not including, the bound; cryptographic save in tests. */
  readonly randomInt: (bound: number) => number;
  /** Sends SMS and e-mails; undefined when nothing is there to send them. */
  readonly messenger: Messenger | undefined;
  /** Registered verbs by path, to tell 405 from 404. */
  readonly methods: Map<string, Set<string>>;
  /** Money-moving calls that run in this process, by caller and key. */
  readonly runningKeys: Set<string>;
  /** Vendors whose wallets do not answer just now, as far as this process knows. */
  readonly unreachableWallets: Set<string>;
}

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
  }
  interface FastifyRequest {
    /** Language of the answer, once it is chosen. */
    language: Language | undefined;
  }
}
