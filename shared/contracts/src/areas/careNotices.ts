import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { listOf } from '../http/pages';
import { Id, Instant, LanguageParameter, Nothing, Text } from '../values/values';

/*
 * What the platform tells a member of their play, once and without blame (docs/calls.md, "Responsible play").
 */

/** Signs that play does harm. */
export const Mark = z.enum(['DEPOSITS', 'CHASING', 'NIGHT', 'LONG', 'RISING', 'LIMITS', 'FAILED']);
export type Mark = z.infer<typeof Mark>;

/** What the platform has seen, told once and without blame. */
export const CareNotice = z.object({
  id: Id,
  mark: Mark,
  at: Instant,
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
