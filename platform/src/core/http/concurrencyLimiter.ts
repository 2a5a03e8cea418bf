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

interface Waiter {
  comesUp(): void;
  turnAway(refusal: Refusal): void;
}

const tooMany = () => new Refusal('request.rate.limited', { retryAfter: RETRY_AFTER_SECONDS });

/**
 * Costly calls, such as those that hash passwords, are done a few at a time: a storm of sign-ins must not slow
 * down those who look at games. Callers who wait take turns, so that one who sends many keeps nobody else
 * waiting; more than can wait are turned away before any work is done for them. For one process.
 */
export class ConcurrencyLimiter {
  readonly #atOnce: number;
  readonly #waitingAtMost: number;
  /** Who waits, by caller; the caller whose turn is next comes first. */
  readonly #lines = new Map<string, Waiter[]>();
  #running = 0;
  #waiting = 0;

  constructor({ atOnce = costlyCallsAtOnce(), waiting = WAITING } = {}) {
    this.#atOnce = atOnce;
    this.#waitingAtMost = waiting;
  }

  /**
   * Does a work when its caller's turn comes.
   *
   * @param caller Address of who asks.
   * @throws Refusal request.rate.limited when too many wait; and what the work throws.
   */
  async take<T>(caller: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#wait(caller);
    try {
      return await work();
    } finally {
      const next = this.#leave();
      // Whoever waits takes this one's place, so that nobody who comes meanwhile can slip in between.
      // Not at once: the work of PGlite never leaves the process, and in a chain of it no call would be read.
      if (next) setImmediate(() => next.comesUp());
      else this.#running -= 1;
    }
  }

  #wait(caller: string): Promise<void> {
    const line = this.#lines.get(caller) ?? [];
    if (this.#waiting >= this.#waitingAtMost) this.#makeRoomFor(line);
    return new Promise((comesUp, turnAway) => {
      line.push({ comesUp, turnAway });
      this.#lines.set(caller, line);
      this.#waiting += 1;
    });
  }

  /** Turns away the last call of the caller who has most, unless that is the one who comes. */
  #makeRoomFor(line: readonly Waiter[]): void {
    const longest = [...this.#lines.values()].reduce<Waiter[]>(
      (most, other) => (other.length > most.length ? other : most),
      [],
    );
    const last = longest.length > line.length + 1 ? longest.pop() : undefined;
    if (!last) throw tooMany();
    this.#waiting -= 1;
    last.turnAway(tooMany());
  }

  /** Takes the next one out of the queue; its caller goes to the end. */
  #leave(): Waiter | undefined {
    const [first] = this.#lines;
    if (!first) return undefined;
    const [caller, line] = first;
    const waiter = line.shift();
    this.#lines.delete(caller);
    if (line.length > 0) this.#lines.set(caller, line);
    this.#waiting -= 1;
    return waiter;
  }
}
