import { and, eq, sum } from 'drizzle-orm';
import { SECOND } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { bets } from '../bets/tables';
import { validStake } from '../bets/validStake';

/** What the pool starts from, in minor units. */
const POOL_START = 3_481_290_417_700n;
/** Of every stake one part in so many goes into the pool. */
const STAKE_PER_CONTRIBUTION = 100n;

/** The figure is summed over all bets, and everybody's page asks for it: once in this time it is summed anew. */
const COUNTED_EVERY = 5 * SECOND;

/** Pools by merchant, each counted at most once in five seconds, however many ask for it. */
export class JackpotPools {
  readonly #counted = new Map<string, { readonly at: number; readonly pool: Promise<bigint> }>();

  /** The pool in minor units, as it is at `now` or was within five seconds before. */
  read(db: Database, merchant: string, now: number): Promise<bigint> {
    const last = this.#counted.get(merchant);
    if (last && now - last.at < COUNTED_EVERY) return last.pool;
    const pool = jackpotPool(db, merchant);
    this.#counted.set(merchant, { at: now, pool });
    // A failure is not kept for those who come after.
    pool.catch(() => this.#counted.delete(merchant));
    return pool;
  }
}

/** The merchant's jackpot pool in minor units: its start and a hundredth of every real stake since that was played. */
async function jackpotPool(db: Database, merchant: string): Promise<bigint> {
  const [total] = await db
    .select({ stakes: sum(validStake) })
    .from(bets)
    .where(and(eq(bets.merchant, merchant), eq(bets.book, 'real')));
  return POOL_START + BigInt(total?.stakes ?? 0) / STAKE_PER_CONTRIBUTION;
}
