import { and, eq } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { holdForOffer } from '../../core/care/holdForOffer';
import { DAY } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { newId } from '../../core/ids';
import type { LocalizedText } from '../../core/language';
import { postTransaction } from '../../core/ledger/ledger';
import { addDemand, shrinkDemands } from '../../core/ledger/turnover';
import { markSignUpTaken } from '../promotions/markSignUpTaken';
import { type RewardRow, type RewardSource, rewards } from './tables';

export interface NewReward {
  readonly account: Pick<Account, 'id' | 'merchant'>;
  readonly source: RewardSource;
  /** What it is given for, unique at the merchant: the application, the mission and its day. */
  readonly reference: string;
  readonly title: LocalizedText;
  /** In minor units, more than nothing. */
  readonly amount: bigint;
  /** How many times it has to be bet before it may be withdrawn; nothing when left out. */
  readonly turnover?: number | undefined;
  /** Within how many days from when it is taken; without it there is no end. */
  readonly betDays?: number | undefined;
  /** From when it can not be taken any more. */
  readonly expiresAt?: Date | null | undefined;
  /** The id of the promotion's row: taking moves the sign-up of the member to CLAIMED. */
  readonly promotionId?: string | undefined;
  readonly at: Date;
}

/**
 * Gives a member a reward, which waits until it is taken: call it in the transaction of what earned it. It asks nothing
 * of responsible play: what is granted waits, and taking it is what a closed account is refused (PL-039).
 *
 * @returns The reward; undefined when something was granted for this `reference` before.
 * @throws RangeError for an amount that is not more than nothing.
 */
export async function grantReward(
  tx: Database,
  { account, at, ...given }: NewReward,
): Promise<RewardRow | undefined> {
  if (given.amount <= 0n) throw new RangeError(`${given.reference} is a reward of ${given.amount}`);
  const [granted] = await tx
    .insert(rewards)
    .values({
      ...given,
      id: newId('rwd'),
      merchant: account.merchant,
      accountId: account.id,
      grantedAt: at,
    })
    .onConflictDoNothing({ target: [rewards.merchant, rewards.reference] })
    .returning();
  return granted;
}

/**
 * Books a reward into the main wallet of its member, once, with what has to be bet for it.
 *
 * @param tx A transaction: the account stays held until it ends.
 * @returns The reward as it is now.
 * @throws Refusal play.closed, offers.stopped; reward.not.claimable when it is somebody else's, unknown, taken, or past
 *   its end; what the gate says of a bonus.
 */
export async function takeReward(
  tx: Database,
  account: Pick<Account, 'id' | 'merchant' | 'type'>,
  rewardId: string,
  at: Date,
): Promise<RewardRow> {
  await holdForOffer(tx, account, at);
  const own = and(eq(rewards.id, rewardId), eq(rewards.accountId, account.id));
  const [reward] = await tx.select().from(rewards).where(own).for('update');
  if (reward?.status !== 'CLAIMABLE' || (reward.expiresAt && reward.expiresAt <= at))
    throw new Refusal('reward.not.claimable');
  await book(tx, account, reward, at);
  const [taken] = await tx.update(rewards).set({ status: 'CLAIMED', doneAt: at }).where(own).returning();
  if (!taken) throw new Error(`the reward ${rewardId} is gone`);
  if (reward.promotionId !== null) await markSignUpTaken(tx, account.id, reward.promotionId, at);
  return taken;
}

/** What a reward is called in the ledger, in its transaction and in its turnover: each is there once. */
export const bookedAs = ({ id }: Pick<RewardRow, 'id'>): string => `reward ${id}`;

/** Books the money, and asks for its turnover. */
async function book(
  tx: Database,
  account: Pick<Account, 'id' | 'merchant' | 'type'>,
  reward: RewardRow,
  at: Date,
): Promise<void> {
  const { merchant, title, amount, turnover, betDays, promotionId } = reward;
  await shrinkDemands(tx, account);
  await postTransaction(tx, {
    merchant,
    book: 'real',
    kind: 'bonus',
    reference: bookedAs(reward),
    at,
    postings: [
      { party: { player: account }, amount },
      { party: { system: 'promotions' }, amount: -amount },
    ],
  });
  if (turnover === 0) return;
  await addDemand(tx, {
    account,
    source: bookedAs(reward),
    title,
    promotionId: promotionId ?? undefined,
    locked: amount,
    bonus: amount,
    needed: amount * BigInt(turnover),
    counts: {},
    endsAt: betDays === null ? undefined : new Date(at.getTime() + betDays * DAY),
    at,
  });
}
