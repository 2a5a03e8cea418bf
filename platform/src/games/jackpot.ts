import { and, eq, sum } from 'drizzle-orm';
import { bets } from '../bets/tables';
import { validStake } from '../bets/validStake';
import type { Database } from '../db/client';

/** What the pool starts from, in minor units. */
const POOL_START = 3_481_290_417_700n;
/** Of every stake one part in so many goes into the pool. */
const STAKE_PER_CONTRIBUTION = 100n;

/** The merchant's jackpot pool in minor units: its start and a hundredth of every real stake since that was played. */
export async function jackpotPool(db: Database, merchant: string): Promise<bigint> {
  const [total] = await db
    .select({ stakes: sum(validStake) })
    .from(bets)
    .where(and(eq(bets.merchant, merchant), eq(bets.book, 'real')));
  return POOL_START + BigInt(total?.stakes ?? 0) / STAKE_PER_CONTRIBUTION;
}
