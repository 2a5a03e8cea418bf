import { availableParallelism } from 'node:os';
import { Refusal } from './refusal';

/** What runs at once leaves most of the processor, and of libuv's four threads, to all other calls. */
const MOST_AT_ONCE = 2;
const CORES_FOR_ONE = 4;
/** As many as are done in a few seconds: who waits longer has given up. */
const WAITING = 100;
/** Told to whom there is no room for. */
const RETRY_AFTER_SECONDS = 5;

/** How many costly calls this machine does at once: a quarter of its cores, at least one. */
export const costlyCallsAtOnce = (cores = availableParallelism()): number =>
  Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(cores / CORES_FOR_ONE)));

/**
 * Costly calls, such as those that hash passwords, are done a few at a time and in the order in which they came:
 * a storm of sign-ins must not slow down those who look at games. More than can wait are turned away before any
 * work is done for them. For one process.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #waitingAtMost: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce = costlyCallsAtOnce(), waiting = WAITING } = {}) {
    this.#atOnce = atOnce;
    this.#waitingAtMost = waiting;
  }

  /**
   * Does a work in its turn.
   *
   * @throws Refusal request.rate.limited when too many wait; and what the work throws.
   */
  async take<T>(work: () => Promise<T>): Promise<T> {
    await this.#comesUp();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // Whoever waits takes this one's place, so that nobody who comes meanwhile can slip in between.
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #comesUp(): Promise<void> {
    if (this.#running < this.#atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.#waitingAtMost)
      throw new Refusal('request.rate.limited', { retryAfter: RETRY_AFTER_SECONDS });
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
