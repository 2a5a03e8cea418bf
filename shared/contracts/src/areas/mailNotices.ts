import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { Nothing } from '../values/values';
import { PUSH_TOPICS, PushTopic } from './push';

/** What a member is told of by e-mail: of the same that notifications tell of, chosen by itself. */
export const MailNotices = z.object({
  /** Whether the platform sends e-mails at all. */
  available: z.boolean(),
  /** Where they go, masked. Left out for an account without an address that has proved to be its own. */
  address: z.optional(z.string().check(z.minLength(1), z.maxLength(320))),
  topics: z.array(PushTopic),
});
export type MailNotices = z.infer<typeof MailNotices>;

export const mailNotices = endpoint({
  method: 'GET',
  path: '/wps/member/mailNotices',
  module: 'COMM3',
  who: 'member',
  request: Nothing,
  value: MailNotices,
  whileClosed: true,
});

/** Also without an address yet: what is chosen holds from when there is one. */
export const setMailNotices = endpoint({
  method: 'PUT',
  path: '/wps/member/mailNotices',
  module: 'COMM3',
  who: 'member',
  request: z.object({ topics: z.array(PushTopic).check(z.maxLength(PUSH_TOPICS.length)) }),
  value: MailNotices,
  whileClosed: true,
});
