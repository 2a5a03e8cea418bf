import type { Clock } from '../clock';
import { MINUTE, SECOND } from '../clock';
import { Refusal } from './refusal';

export interface Limit {
  /** Names the counter; two limits of one name share it. */
  readonly name: string;
  readonly calls: number;
  readonly windowMs: number;
}

interface Window {
  startedAt: number;
  calls: number;
  windowMs: number;
}

/** Above this many counters the ended ones are dropped, so that a flood of addresses cannot fill the memory. */
const SWEEP_ABOVE = 20_000;

/**
 * Counts calls in fixed windows, in the memory of this process: a limit guards one process from floods. What
 * must hold across processes (login failures) is counted in the database.
 */
export class RateLimiter {
  readonly #windows = new Map<string, Window>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts one call. Answers the milliseconds to wait when it is one too many, else 0. */
  count({ name, calls, windowMs }: Limit, caller: string): number {
    const now = this.#clock();
    const key = `${name} ${caller}`;
    let window = this.#windows.get(key);
    if (!window || now - window.startedAt >= windowMs) {
      if (this.#windows.size >= SWEEP_ABOVE) this.#sweep(now);
      window = { startedAt: now, calls: 0, windowMs };
      this.#windows.set(key, window);
    }
    window.calls += 1;
    return window.calls > calls ? window.startedAt + windowMs - now : 0;
  }

  /** Counts one call and throws `request.rate.limited` when it is one too many. */
  take(limit: Limit, caller: string): void {
    const wait = this.count(limit, caller);
    if (wait > 0) throw new Refusal('request.rate.limited', { retryAfter: Math.ceil(wait / SECOND) });
  }

  #sweep(now: number): void {
    for (const [key, window] of this.#windows) {
      if (now - window.startedAt >= window.windowMs) this.#windows.delete(key);
    }
  }
}

const SESSION_CALLS = 600;
const ADDRESS_CALLS = 1_200;
const MONEY_CALLS = 20;

/** The general limits (docs/calls.md, "Rate limits"). */
export const sessionLimit = (factor: number): Limit => ({
  name: 'session',
  calls: SESSION_CALLS * factor,
  windowMs: MINUTE,
});
export const addressLimit = (factor: number): Limit => ({
  name: 'address',
  calls: ADDRESS_CALLS * factor,
  windowMs: MINUTE,
});
export const moneyLimit: Limit = { name: 'money', calls: MONEY_CALLS, windowMs: MINUTE };
