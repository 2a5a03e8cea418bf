import type { GameType } from '@site/contracts/areas/games';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import type { Database } from '../db/client';
import { newId } from '../ids';
import type { LocalizedText } from '../language';
import { lesser } from './lesser';
import { type CountedPart, inPlayOf } from './stakes';
import { type StakeWeights, type TurnoverDemand, turnoverDemands } from './tables';
import { balancesOf } from './wallets';

const PER_CENT = 100n;
/** With less than this left, in minor units, what a demand held is lost: money that comes is free of it. */
const LOST_BELOW = 100n;

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

/** Until when a demand counts stakes; what is staked later does not help it any more. */
const countsAt = ({ endsAt }: TurnoverDemand, at: Date) => endsAt === null || endsAt > at;

/** What of a stake a demand uses up, and what that counts for it. */
function partFor(
  { id, counts, needed, met }: TurnoverDemand,
  stake: bigint,
  gameType: GameType | undefined,
): CountedPart {
  const weight = BigInt((gameType && counts[gameType]) ?? PER_CENT);
  if (weight === 0n) return { demandId: id, stake: 0n, counted: 0n };
  const missing = needed - met;
  const counted = (stake * weight) / PER_CENT;
  if (counted < missing) return { demandId: id, stake, counted };
  const used = (missing * PER_CENT + weight - 1n) / weight;
  return { demandId: id, stake: lesser(used, stake), counted: missing };
}

/**
 * Counts a stake for the demands of an account, the oldest first; what one has left over goes to the next. Runs in
 * `postTransaction`, with the player held, so that no two stakes count on the same figures.
 *
 * @returns What each demand has counted, in this order.
 */
export async function countStake(
  tx: Database,
  accountId: string,
  stake: bigint,
  { gameType, at }: { gameType: GameType | undefined; at: Date },
): Promise<CountedPart[]> {
  const parts: CountedPart[] = [];
  let left = stake;
  for (const demand of await openDemands(tx, accountId)) {
    if (left <= 0n) break;
    if (!countsAt(demand, at)) continue;
    const part = partFor(demand, left, gameType);
    left -= part.stake;
    if (part.counted === 0n) continue;
    parts.push(part);
    const met = sql`${turnoverDemands.met} + ${part.counted}::bigint`;
    await tx
      .update(turnoverDemands)
      .set({ met, state: sql`case when ${met} >= ${turnoverDemands.needed} then 'MET' else 'OPEN' end` })
      .where(and(eq(turnoverDemands.id, demand.id), eq(turnoverDemands.state, 'OPEN')));
  }
  return parts;
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
 * What of the main wallet is free: all that no open demand holds. What is at vendors and in play counts as there, so that
 * neither moving money to a game nor staking it frees anything. The oldest demand holds first: what is lost is first what
 * nothing holds, then what the newest does.
 */
export async function withdrawableOf(db: Database, account: Owner): Promise<Withdrawable> {
  const { main, total } = await balancesOf(db, account);
  const open = await openDemands(db, account.id);
  let rest = total + (open.length > 0 ? await inPlayOf(db, account.id) : 0n);
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

/**
 * Before money comes to a player from outside: what was lost of what a demand held is not made up for by it. Each open
 * demand holds from here on what it holds now, as `withdrawableOf` tells, and no more of a bonus than that; one that holds
 * nothing is lost. Call it with the player held.
 */
export async function shrinkDemands(tx: Database, account: Owner): Promise<void> {
  const { demands } = await withdrawableOf(tx, account);
  for (const { id, locked, held, bonus } of demands) {
    if (held === locked) continue;
    await tx
      .update(turnoverDemands)
      .set(held < LOST_BELOW ? { state: 'LOST' } : { locked: held, bonus: lesser(bonus, held) })
      .where(eq(turnoverDemands.id, id));
  }
}
