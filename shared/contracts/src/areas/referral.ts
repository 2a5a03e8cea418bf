import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { AmountFooter, numberedPage, pageRequest } from '../http/pages';
import { Day, Html, Id, Instant, LanguageParameter, Money, Text, Url } from '../values/values';

/** So many friends are asked for at a time. */
export const FRIENDS_PAGE_SIZE = 10;

/** Days that `byDay` tells. */
export const REFERRAL_DAYS = 30;

export const Referral = z.object({
  /** What a friend types who registers without the link. */
  code: Id,
  link: Url,
  /** Friends that joined, and those of them that deposited. */
  members: z.int().check(z.gte(0)),
  deposited: z.int().check(z.gte(0)),
  /** All that was earned, and what of it in the last 7 and 30 days, today included. */
  commission: Money,
  earned: z.object({ days7: Money, days30: Money }),
  /** In per cent, and for how many days after a friend has joined. */
  rate: Text,
  days: z.int(),
  rules: Html,
  /** Each of the last days: how many joined, and what deposits of that day have earned. The oldest first. */
  byDay: z.array(z.object({ date: Day, members: z.int(), commission: Money })),
});
export type Referral = z.infer<typeof Referral>;

export const referralInfo = endpoint({
  method: 'GET',
  path: '/wps/referral/info',
  module: 'REFERRAL3',
  who: 'member',
  request: z.object({ language: z.optional(LanguageParameter) }),
  value: Referral,
});

/** A friend; the account is masked. What was deposited counts while it earns, for so many `days` after joining. */
export const ReferredFriend = z.object({
  id: Id,
  account: Text,
  joinedAt: Instant,
  deposit: Money,
  commission: Money,
});
export type ReferredFriend = z.infer<typeof ReferredFriend>;

/**
 * Friends, the newest first, with the sum of what they have earned: all of them, or those who joined on a range of days.
 * Of the range both ends are named, or none.
 */
export const referralRecords = endpoint({
  method: 'GET',
  path: '/wps/referral/records',
  module: 'REFERRAL3',
  who: 'member',
  request: z.object({ ...pageRequest, startDate: z.optional(Day), endDate: z.optional(Day) }),
  value: numberedPage(ReferredFriend, AmountFooter),
});
