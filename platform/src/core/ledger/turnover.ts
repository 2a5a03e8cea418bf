import type { GameType } from '@site/contracts/areas/games';
import { and, asc, eq } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import type { Database } from '../db/client';
import { newId } from '../ids';
import type { LocalizedText } from '../language';
import { type StakeWeights, type TurnoverDemand, turnoverDemands } from './tables';
import { balancesOf } from './wallets';

const PER_CENT = 100n;
/** With less than this left, in minor units, what a demand held is lost: the next deposit is free of it. */
const LOST_BELOW = 100n;

/** `Math.min` takes no bigint. */
export const lesser = (one: bigint, other: bigint): bigint => (one > other ? other : one);

type Owner = Pick<Account, 'id' | 'merchant' | 'type'>;

const openOf = (accountId: string) =>
  and(eq(turnoverDemands.accountId, accountId), eq(turnoverDemands.state, 'OPEN'));

export interface NewDemand {
  readonly account: Owner;
  /** What it comes with, once: the order, the reward. */
  readonly source: string;
  readonly title: LocalizedText;
  readonly promotionId?: string | undefined;
  /** What is held until it is met, the bonus included; minor units, as all amounts here. */
  readonly locked: bigint;
  readonly bonus: bigint;
  readonly needed: bigint;
  readonly counts: StakeWeights;
  readonly at: Date;
  readonly endsAt?: Date | undefined;
}

/** Asks for a turnover before money may be withdrawn. Call it in the transaction that books the money. */
export async function addDemand(tx: Database, { account, at, ...demand }: NewDemand): Promise<void> {
  await tx.insert(turnoverDemands).values({
    ...demand,
    id: newId('tod'),
    merchant: account.merchant,
    accountId: account.id,
    createdAt: at,
  });
}

/**
 * Counts a stake for the demands of an account, the oldest first; what one has left over goes to the next. Runs in
 * `postTransaction`, with the player's wallet held.
 */
export async function countStake(
  tx: Database,
  accountId: string,
  stake: bigint,
  gameType: GameType | undefined,
): Promise<void> {
  let left = stake;
  for (const demand of await openDemands(tx, accountId)) {
    if (left <= 0n) return;
    const weight = BigInt((gameType && demand.counts[gameType]) ?? PER_CENT);
    const counted = (left * weight) / PER_CENT;
    const missing = demand.needed - demand.met;
    const met = lesser(counted, missing);
    await tx
      .update(turnoverDemands)
      .set({ met: demand.met + met, ...(met === missing && { state: 'MET' as const }) })
      .where(eq(turnoverDemands.id, demand.id));
    left = weight === 0n ? left : left - (met * PER_CENT) / weight;
  }
}

/** Takes a stake that was given back from the newest demand that has counted something. */
export async function uncountStake(tx: Database, accountId: string, refund: bigint): Promise<void> {
  const counted = (await openDemands(tx, accountId)).filter(({ met }) => met > 0n);
  const newest = counted.at(-1);
  if (!newest) return;
  const met = newest.met > refund ? newest.met - refund : 0n;
  await tx.update(turnoverDemands).set({ met }).where(eq(turnoverDemands.id, newest.id));
}

/** The demands that are not met yet, the first to be met first. */
export const openDemands = (db: Database, accountId: string): Promise<TurnoverDemand[]> =>
  db
    .select()
    .from(turnoverDemands)
    .where(openOf(accountId))
    .orderBy(asc(turnoverDemands.createdAt), asc(turnoverDemands.id));

/** What a demand holds of what there is. */
export interface HeldByDemand extends TurnoverDemand {
  readonly held: bigint;
}

/** What may be withdrawn, and why not more; minor units. */
export interface Withdrawable {
  readonly withdrawable: bigint;
  readonly needed: bigint;
  readonly left: bigint;
  readonly demands: readonly HeldByDemand[];
}

/**
 * What of the main wallet is free: all that no open demand holds. What is at vendors counts as there, so that moving
 * money to a game frees nothing.
 */
export async function withdrawableOf(db: Database, account: Owner): Promise<Withdrawable> {
  const [{ main, total }, open] = [await balancesOf(db, account), await openDemands(db, account.id)];
  let rest = total;
  const demands = open.map((demand): HeldByDemand => {
    const held = lesser(demand.locked, rest);
    rest -= held;
    return { ...demand, held };
  });
  return {
    withdrawable: lesser(rest, main),
    needed: open.reduce((sum, { needed }) => sum + needed, 0n),
    left: open.reduce((sum, { needed, met }) => sum + needed - met, 0n),
    demands,
  };
}

/** Before new money comes: demands of which nothing is left hold it no more. */
export async function dropLostDemands(tx: Database, account: Owner): Promise<void> {
  const { total } = await balancesOf(tx, account);
  if (total >= LOST_BELOW) return;
  await tx.update(turnoverDemands).set({ state: 'LOST' }).where(openOf(account.id));
}
