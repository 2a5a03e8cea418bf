import { and, eq } from 'drizzle-orm';
import { depositOrders } from '../../../areas/cashier/tables';
import { noteCommission } from '../../../areas/referral/commission';
import { rewardNameOf, rewardReferrers } from '../../../areas/referral/payOut';
import { referralCodes, referralCommissions, referralRules } from '../../../areas/referral/tables';
import { rewards } from '../../../areas/rewards/tables';
import { registrations } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import type { SeedContext } from '../context';
import { accountId, PLAYER } from '../people/accounts';
import { newFriendsDeposits, newRegistrations, OLD_DAY } from './friends';
import { rulesOf, takenReward } from './taken';

/** The code of the player, where it is the same on every machine; elsewhere one is made. */
const CODES: Readonly<Record<string, string>> = { aurora: 'NRSK8823', lagoon: 'SRSK7746' };

/** Marks the commission of the old day as what the player has taken. */
async function takeOldDay(db: Database, context: SeedContext, oldOrder: string): Promise<void> {
  const { merchant } = context;
  const { day, orderNo, merchant: of } = referralCommissions;
  const [row] = await db
    .select({ day })
    .from(referralCommissions)
    .where(and(eq(of, merchant), eq(orderNo, oldOrder)));
  if (!row) throw new Error(`nothing was earned by ${oldOrder}`);
  const referrer = accountId(context, PLAYER);
  const reward = takenReward(context, rewardNameOf({ referrer: { id: referrer }, day: row.day }));
  await db.insert(rewards).values(reward);
  await db
    .update(referralCommissions)
    .set({ rewardId: reward.id })
    .where(and(eq(referralCommissions.referrerId, referrer), eq(day, row.day)));
}

/**
 * The player's invitations: what the merchant pays, who has joined, and what their deposits (friends.ts) have earned. One
 * reward was taken, those of last week wait. The friends themselves are people (people/seedPeople.ts).
 */
export async function seedReferral(db: Database, context: SeedContext): Promise<void> {
  const { merchant, now } = context;
  await db.insert(referralRules).values({ merchant, ...rulesOf(context) });
  const code = CODES[merchant];
  if (code) await db.insert(referralCodes).values({ accountId: accountId(context, PLAYER), merchant, code });
  await db.insert(registrations).values(newRegistrations(context));
  const deposits = newFriendsDeposits(context);
  await db.insert(depositOrders).values(deposits.map(({ order }) => order));
  for (const { order, at } of deposits)
    await noteCommission(db, {
      friend: { id: order.accountId, merchant },
      orderNo: order.orderNo,
      deposit: order.amount,
      at,
    });
  const old = deposits.find(({ daysAgo }) => daysAgo === OLD_DAY);
  if (old) await takeOldDay(db, context, old.order.orderNo);
  await rewardReferrers(db, now.getTime());
}
