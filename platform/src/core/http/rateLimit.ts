import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Clock, MINUTE, SECOND } from '../clock';
import type { Database } from '../db/client';
import { clientNetwork } from './clientNetwork';
import { Refusal } from './refusal';
import { rateLimits } from './tables';

export interface Limit {
  /** Names the counter; two limits of one name share it. */
  readonly name: string;
  readonly calls: number;
  readonly windowMs: number;
}

/** Calls of the general limits are counted in the database so many times in a window, of small limits each. */
const BATCHES = 60;

/**
 * Each process reads the database's clock for itself, so one may begin a window that for another is still to come. What
 * begins later than that is of before the clock was put back.
 */
const CLOCKS_APART_MS = 5 * SECOND;

/** Callers that a process remembers: some megabytes. */
const MOST_REMEMBERED = 10_000;

/** What a process knows of a counter that runs. */
interface Remembered {
  /** Calls that the database has counted already and that are still to come. */
  left: number;
  /** The limit is reached: the database has no more. */
  spent: boolean;
  endsAt: number;
}

/**
 * Counts calls in fixed windows that begin with a caller's first one. The counters are in the database, so that
 * processes share them and a restart keeps them. Of a large limit a process takes a batch of calls at once: what
 * it does not use is lost to the caller, so a limit is never exceeded, and missed by a batch for each process at
 * most. Decision 116.
 */
export class RateLimiter {
  /** The oldest first. */
  readonly #remembered = new Map<string, Remembered>();
  /** Batches that are on their way. */
  readonly #asked = new Map<string, Promise<void>>();
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #remembers: number;

  /** @param remembers Callers that are remembered; of more, those counted longest ago are asked for again. */
  constructor(db: Database, clock: Clock, remembers = MOST_REMEMBERED) {
    this.#db = db;
    this.#clock = clock;
    this.#remembers = remembers;
  }

  /**
   * Counts a call. Never within a transaction: PGlite has one connection.
   *
   * @param cost Counts for so many calls.
   * @returns The milliseconds to wait when it is one too many, else 0.
   */
  async count(limit: Limit, caller: string, cost = 1): Promise<number> {
    const key = `${limit.name} ${caller}`;
    for (;;) {
      const known = this.#running(key, limit);
      if (known && known.left >= cost) {
        known.left -= cost;
        return 0;
      }
      if (known?.spent) return known.endsAt - this.#clock();
      // Calls that come together share a batch: one asks for it, the others wait.
      const asked = this.#asked.get(key);
      if (asked) await asked;
      else await this.#ask(key, limit, cost);
    }
  }

  /** Gets a batch of calls, or what is left of the limit. */
  async #ask(key: string, limit: Limit, cost: number): Promise<void> {
    const wanted = Math.max(cost, Math.floor(limit.calls / BATCHES));
    const asked = this.#countInDatabase(key, wanted, limit.windowMs).then(({ calls, endsAt }) => {
      const granted = Math.max(0, wanted - Math.max(0, calls - limit.calls));
      const known = this.#running(key, limit);
      const left = granted + (known?.endsAt === endsAt ? known.left : 0);
      this.#remember(key, { left, spent: calls >= limit.calls, endsAt });
    });
    this.#asked.set(key, asked);
    try {
      await asked;
    } finally {
      this.#asked.delete(key);
    }
  }

  /** Counts a call and throws `request.rate.limited` when it is one too many. */
  async take(limit: Limit, caller: string): Promise<void> {
    const wait = await this.count(limit, caller);
    if (wait > 0) throw new Refusal('request.rate.limited', { retryAfter: Math.ceil(wait / SECOND) });
  }

  #running(key: string, { windowMs }: Limit): Remembered | undefined {
    const known = this.#remembered.get(key);
    const now = this.#clock();
    return known && known.endsAt > now && known.endsAt <= now + windowMs + CLOCKS_APART_MS
      ? known
      : undefined;
  }

  #remember(key: string, counter: Remembered): void {
    this.#remembered.delete(key);
    this.#remembered.set(key, counter);
    const oldest = this.#remembered.keys().next();
    if (this.#remembered.size > this.#remembers && !oldest.done) this.#remembered.delete(oldest.value);
  }

  async #countInDatabase(key: string, calls: number, windowMs: number) {
    const now = this.#clock();
    const [from, latest] = [new Date(now), new Date(now + windowMs + CLOCKS_APART_MS)];
    const running = sql`${rateLimits.endsAt} > ${sql.param(from, rateLimits.endsAt)} and ${rateLimits.endsAt} <= ${sql.param(latest, rateLimits.endsAt)}`;
    const [row] = await this.#db
      .insert(rateLimits)
      .values({ key, calls, endsAt: new Date(now + windowMs) })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          calls: sql`case when ${running} then ${rateLimits.calls} else 0 end + excluded.calls`,
          endsAt: sql`case when ${running} then ${rateLimits.endsAt} else excluded.ends_at end`,
        },
      })
      .returning({ calls: rateLimits.calls, endsAt: rateLimits.endsAt });
    if (!row) throw new Error('the call was not counted');
    return { calls: row.calls, endsAt: row.endsAt.getTime() };
  }
}

const SESSION_CALLS = 600;
const ADDRESS_CALLS = 1_200;
const FILES = 12_000;
const MONEY_CALLS = 20;

/** A limit of so many calls a minute, times `RATE_LIMIT_FACTOR`. */
export const perMinute =
  (name: string, calls: number) =>
  (factor: number): Limit => ({ name, calls: calls * factor, windowMs: MINUTE });

/** The general limits (docs/calls.md, "Rate limits"). */
export const sessionLimit = perMinute('session', SESSION_CALLS);
const addressLimit = perMinute('address', ADDRESS_CALLS);
/** Pictures and page files, of which a page has dozens; sent from memory. */
export const fileLimit = perMinute('files', FILES);
export const moneyLimit: Limit = { name: 'money', calls: MONEY_CALLS, windowMs: MINUTE };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Replaces the general limit of an address for this route; `null` counts nothing. */
    limit?: Limit | null;
  }
}

/** Counts every request of an address, whatever it is for, by the general limit or by its route's own. */
export function limitAddresses(app: FastifyInstance): void {
  const { config, limiter } = app.platform;
  const general = addressLimit(config.rateLimitFactor);
  app.addHook('onRequest', async ({ routeOptions, ip }) => {
    const { limit = general } = routeOptions.config;
    if (limit) await limiter.take(limit, clientNetwork(ip));
  });
}
