import type { SignInReward } from '@site/contracts/areas/missions';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { formatMoney } from '../../../core/money';
import { type SignInRewardRow, signInRewards } from '../tables';

/** What one check-in brings; money in minor units. */
export type Brings = Pick<SignInRewardRow, 'amount' | 'points'>;

const NOTHING: Brings = { amount: 0n, points: 0 };

/**
 * What the check-in of a day in a row brings.
 *
 * @param rows Of one merchant, the greatest `every` first.
 */
export const rewardOf = (
  rows: readonly Pick<SignInRewardRow, 'every' | keyof Brings>[],
  streak: number,
): Brings => rows.find(({ every }) => streak % every === 0) ?? NOTHING;

/**
 * What check-ins bring at a merchant.
 *
 * @returns By the day in a row, which counts from 1. At a merchant that has said nothing they bring nothing.
 */
export async function readRewards(db: Database, merchant: string): Promise<(streak: number) => Brings> {
  const rows = await db
    .select()
    .from(signInRewards)
    .where(eq(signInRewards.merchant, merchant))
    .orderBy(desc(signInRewards.every));
  return (streak) => rewardOf(rows, streak);
}

/** As it travels. */
export const rewardView = ({ amount, points }: Brings): SignInReward => ({
  reward: formatMoney(amount),
  ...(points > 0 && { points }),
});
