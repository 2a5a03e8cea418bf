import type { promotionApplications, promotionSignUps } from '../../../areas/promotions/tables';
import type { rewards } from '../../../areas/rewards/tables';
import { MEMBER_PROMOTIONS } from '../contents/memberPromotions';
import { PLAY_PROMOTIONS } from '../contents/playPromotions';
import { promotionId } from '../contents/promotions';
import { contentId, type SeedContext } from '../context';
import { accountId, PLAYER } from './accounts';

/** The player's promotions, and days ago that they were joined: one of each status that a sign-up can have. */
const JOINED = [
  ['fishing-league', 'JOINED', 3],
  ['table-rebate', 'PENDING', 2],
  ['parlay-booster', 'CLAIMED', 12],
  ['slot-race', 'JOINED', 1],
  ['share-a-win', 'JOINED', 5],
  ['birthday', 'REJECTED', 40],
  ['loyalty-bonus', 'ISSUED', 20],
] as const;

/** Days ago that a reward was granted, and taken. */
const GRANTED_DAYS_AGO = { 'loyalty-bonus': 2, 'parlay-booster': 9 };
const TAKEN_DAYS_AGO = 8;
const DECIDED_BY = 'demonstration';

/** The one that was taken: its bonus is in the player's history. */
const TAKEN = 'parlay-booster';
export const takenRewardId = (context: SeedContext): string => contentId(context, `reward-${TAKEN}`);
export const TAKEN_REWARD = { amount: 20_000n, daysAgo: TAKEN_DAYS_AGO } as const;

const own = (context: SeedContext, key: string) => ({
  accountId: accountId(context, PLAYER),
  promotionId: promotionId(context, key),
});

export const newSignUps = (context: SeedContext): (typeof promotionSignUps.$inferInsert)[] =>
  JOINED.map(([key, status, daysAgo]) => ({
    ...own(context, key),
    status,
    joinedAt: context.onDay(daysAgo, 0.1),
    changedAt: context.onDay(daysAgo, 0.2),
  }));

const textOf = (key: string) => {
  const found = [...PLAY_PROMOTIONS, ...MEMBER_PROMOTIONS].find((promotion) => promotion.key === key);
  if (!found) throw new Error(`there is no promotion ${key}`);
  return found;
};

/** What the player has asked for: one waits, one was refused, two were granted. */
export const newApplications = (context: SeedContext): (typeof promotionApplications.$inferInsert)[] =>
  JOINED.filter(([, status]) => status !== 'JOINED').map(([key, status, daysAgo]) => {
    const at = context.onDay(daysAgo, 0.2);
    return {
      ...own(context, key),
      at,
      reserved: status === 'REJECTED' ? 0n : (textOf(key).reward ?? 0n),
      ...(status !== 'PENDING' && { decidedAt: at, decidedBy: DECIDED_BY }),
    };
  });

/** Rewards of promotions: one to take, one that was taken. */
export const newPromotionRewards = (context: SeedContext): (typeof rewards.$inferInsert)[] =>
  Object.entries(GRANTED_DAYS_AGO).map(([key, daysAgo]) => {
    const { title, reward, rewardTurnover, rewardBetDays, rewardDays } = textOf(key);
    const { accountId: account, promotionId: promotion } = own(context, key);
    return {
      id: contentId(context, `reward-${key}`),
      merchant: context.merchant,
      accountId: account,
      source: 'PROMOTION' as const,
      reference: `promotion ${promotion} ${account}`,
      title,
      amount: reward ?? 0n,
      turnover: rewardTurnover,
      betDays: rewardBetDays,
      promotionId: promotion,
      grantedAt: context.onDay(daysAgo, 0.5),
      ...(rewardDays && { expiresAt: context.onDay(daysAgo - rewardDays, 0.5) }),
      ...(key === TAKEN && { status: 'CLAIMED' as const, doneAt: context.onDay(TAKEN_DAYS_AGO, 0.4) }),
    };
  });
