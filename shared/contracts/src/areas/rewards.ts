import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { numberedPage, pageRequest } from '../http/pages';
import { Id, Instant, LanguageParameter, Money, Text } from '../values/values';

/** IN_REVIEW is an application that waits for its decision; REJECTED one that was refused. */
export const REWARD_STATUSES = ['IN_REVIEW', 'CLAIMABLE', 'CLAIMED', 'REJECTED', 'EXPIRED'] as const;
export const RewardStatus = z.enum(REWARD_STATUSES);
export type RewardStatus = z.infer<typeof RewardStatus>;

/** What lists of rewards are asked for by: those to take, those that wait, those that are over. */
export const RewardPart = z.enum(['READY', 'IN_REVIEW', 'PAST']);
export type RewardPart = z.infer<typeof RewardPart>;

/** Money that was given to a member, or asked for; it is in the balance once it is taken. */
export const Reward = z.object({
  id: Id,
  title: Text,
  /** Of an application whose reward is the operator's to set there is none yet. */
  amount: z.optional(Money),
  /** What it is for, as people call it: Promotion, Mission, Invite friends, VIP room. */
  source: Text,
  /** The same as one word, for its picture: PROMOTION, MISSION, REFERRAL, VIP, MALL, GIFT; others may come. */
  kind: z.optional(z.string()),
  status: RewardStatus,
  grantedAt: Instant,
  /** Until when it may be taken; without one, for ever. */
  expiresAt: z.optional(Instant),
  /** When it was taken or refused. */
  doneAt: z.optional(Instant),
  /** The promotion with its terms. */
  promotionId: z.optional(Id),
  /** What has to be bet before it may be withdrawn: of one to take, all of it; of a taken one, what is left. */
  turnoverLeft: z.optional(Money),
  /** Of one to take: within how many days of taking it; after them what is left of the reward goes. */
  turnoverDays: z.optional(z.int().check(z.gte(1))),
  /** Of a taken one: until when. */
  turnoverUntil: z.optional(Instant),
  /** Of an application: when its promotion begins and ends. */
  promotionStart: z.optional(Instant),
  promotionEnd: z.optional(Instant),
});
export type Reward = z.infer<typeof Reward>;

/** Sums over all rewards of the member, whatever the filter: what is ready in all, and how many of each. */
export const RewardFooter = z.object({
  claimable: Money,
  ready: z.int().check(z.gte(0)),
  inReview: z.int().check(z.gte(0)),
});
export type RewardFooter = z.infer<typeof RewardFooter>;

/** How many rewards a site asks for at once. */
export const REWARDS_PAGE_SIZE = 25;

/** Newest first; of those to take the one that ends first. */
export const rewardList = endpoint({
  method: 'GET',
  path: '/wps/reward/list',
  module: 'REWCEN3',
  who: 'member',
  request: z.object({
    ...pageRequest,
    part: z.optional(RewardPart),
    status: z.optional(RewardStatus),
    language: z.optional(LanguageParameter),
  }),
  value: numberedPage(Reward, RewardFooter),
});

/** Books a reward into the balance, once. */
export const takeReward = endpoint({
  method: 'POST',
  path: '/wps/reward/claim',
  module: 'REWCEN3',
  who: 'member',
  request: z.object({ rewardId: Id }),
  value: z.object({ reward: Reward, sumBalance: Money }),
  idempotent: true,
});
