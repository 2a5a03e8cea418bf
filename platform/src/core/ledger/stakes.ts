import { and, asc, eq, gte, sql, sum } from 'drizzle-orm';
import type { Database } from '../db/client';
import { lesser } from './lesser';
import { countedStakes, openStakes, turnoverDemands } from './tables';

/** A part of a stake, and what it counted for a turnover; minor units. */
export interface CountedPart {
  readonly demandId: string;
  readonly stake: bigint;
  readonly counted: bigint;
}

/** Notes a stake whose outcome is still to come. Runs in `postTransaction`, with the player held. */
export async function openStake(
  tx: Database,
  stake: typeof openStakes.$inferInsert,
  counted: readonly CountedPart[],
): Promise<void> {
  await tx.insert(openStakes).values(stake);
  if (counted.length === 0) return;
  const { transactionId } = stake;
  await tx.insert(countedStakes).values(counted.map((part) => ({ transactionId, ...part })));
}

/**
 * Ends a stake with its outcome: it is in play no more, and cannot be given back. Call it in the transaction that books
 * the win, if there is one. Play money has no open stakes, and nothing happens then.
 *
 * @param transactionId What took the stake.
 */
export async function settleStake(tx: Database, transactionId: string): Promise<void> {
  await tx.delete(openStakes).where(eq(openStakes.transactionId, transactionId));
}

/** What an account has staked of real money and may still get back, in minor units. */
export async function inPlayOf(db: Database, accountId: string): Promise<bigint> {
  const [row] = await db
    .select({ amount: sum(openStakes.amount) })
    .from(openStakes)
    .where(eq(openStakes.accountId, accountId));
  return BigInt(row?.amount ?? 0);
}

/**
 * Gives an open stake back, or a part of it, and takes back what that part counted: turnovers stand then as if only the
 * rest had been staked. One that was met is open again, and holds money as before, also when what it held was withdrawn
 * meanwhile: what comes back with the refund takes its place, since no unit of money is another one. Runs in
 * `postTransaction`, with the player held.
 *
 * @throws RangeError when the account has no such stake, or less of it is in play.
 */
export async function giveStakeBack(
  tx: Database,
  { transactionId, accountId, amount }: typeof openStakes.$inferSelect,
): Promise<void> {
  const [left] = await tx
    .update(openStakes)
    .set({ amount: sql`${openStakes.amount} - ${amount}` })
    .where(
      and(
        eq(openStakes.transactionId, transactionId),
        eq(openStakes.accountId, accountId),
        gte(openStakes.amount, amount),
      ),
    )
    .returning({ stake: openStakes.amount });
  if (!left) throw new RangeError(`of the stake ${transactionId} there is no ${amount} to give back`);
  const parts = await tx
    .select({
      demandId: countedStakes.demandId,
      stake: countedStakes.stake,
      counted: countedStakes.counted,
    })
    .from(countedStakes)
    .innerJoin(turnoverDemands, eq(turnoverDemands.id, countedStakes.demandId))
    .where(eq(countedStakes.transactionId, transactionId))
    .orderBy(asc(turnoverDemands.createdAt), asc(turnoverDemands.id));
  let rest = left.stake;
  for (const part of parts) {
    const stake = lesser(part.stake, rest);
    rest -= stake;
    if (stake < part.stake) await shrinkPart(tx, transactionId, part, stake);
  }
  if (left.stake === 0n) await settleStake(tx, transactionId);
}

/** Lets a part count in proportion to what is left of it, and its turnover that much less. */
async function shrinkPart(
  tx: Database,
  transactionId: string,
  part: CountedPart,
  stake: bigint,
): Promise<void> {
  const { demandId } = part;
  const counted = (part.counted * stake) / part.stake;
  await tx
    .update(countedStakes)
    .set({ stake, counted })
    .where(and(eq(countedStakes.transactionId, transactionId), eq(countedStakes.demandId, demandId)));
  const { met, needed, state } = turnoverDemands;
  const metStill = sql`${met} - ${part.counted - counted}::bigint`;
  await tx
    .update(turnoverDemands)
    .set({
      met: metStill,
      state: sql`case when ${state} = 'MET' and ${metStill} < ${needed} then 'OPEN' else ${state} end`,
    })
    .where(eq(turnoverDemands.id, demandId));
}
