import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { listOf } from '../http/pages';
import { Id, Instant, LanguageParameter, Nothing, Text, wholeNumber } from '../values/values';

/*
 * What the platform tells a member of their play, once and without blame (docs/calls.md, "Responsible play").
 */

/** Signs that play does harm. */
export const Mark = z.enum(['DEPOSITS', 'CHASING', 'NIGHT', 'LONG', 'RISING', 'LIMITS', 'FAILED']);
export type Mark = z.infer<typeof Mark>;

/**
 * What the platform has seen, told once and without blame; or without a mark that it is time to look: `REVIEW` at limits
 * and statement, `NO_LIMITS` at the choice to have none.
 */
export const CareNotice = z.object({
  id: Id,
  mark: z.enum([...Mark.options, 'REVIEW', 'NO_LIMITS']),
  at: Instant,
  /** By key (docs/calls.md, "Responsible play"): `amount`, `staked` and `before` are money, all others whole numbers. */
  facts: z.array(z.object({ key: Id, value: Text })),
  /** Where it is told first. */
  before: z.enum(['HOME', 'DEPOSIT', 'LAUNCH']),
});
export type CareNotice = z.infer<typeof CareNotice>;

export const careNotices = endpoint({
  method: 'GET',
  path: '/wps/care/notices',
  module: 'COMM3',
  who: 'member',
  request: z.object({ language: z.optional(LanguageParameter) }),
  value: listOf(CareNotice),
  whileClosed: true,
});

export const noticeSeen = endpoint({
  method: 'POST',
  path: '/wps/care/notices/seen',
  module: 'COMM3',
  who: 'member',
  request: z.object({ id: Id }),
  value: Nothing,
  whileClosed: true,
});

/** How often a member is asked to look at limits and statement, in months; the merchant's own is the longest. */
export const ReviewInterval = z.object({
  months: wholeNumber(1, 120),
  choices: z.array(wholeNumber(1, 120)),
});
export type ReviewInterval = z.infer<typeof ReviewInterval>;

export const reviewInterval = endpoint({
  method: 'GET',
  path: '/wps/care/review',
  module: 'COMM3',
  who: 'member',
  request: Nothing,
  value: ReviewInterval,
  whileClosed: true,
});

/** @throws limit.value.invalid for what is no choice. */
export const setReviewInterval = endpoint({
  method: 'PUT',
  path: '/wps/care/review',
  module: 'COMM3',
  who: 'member',
  request: z.object({ months: wholeNumber(1, 120) }),
  value: ReviewInterval,
  whileClosed: true,
});
