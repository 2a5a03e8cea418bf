import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { numberedPage, pageRequest } from '../http/pages';
import { Id, Instant, Text, Url } from '../values/values';

/**
 * Tells the merchant something, with pictures sent before, for FEEDBACK. The limits are APPLICATION_LIMITS; the platform
 * says which is exceeded.
 */
export const sendFeedback = endpoint({
  method: 'POST',
  path: '/wps/feedback',
  module: 'FEEDBACK3',
  who: 'member',
  request: z.object({
    comment: z.string().check(z.maxLength(10_000)),
    images: z.array(Id).check(z.maxLength(20)),
  }),
  value: z.object({ id: Id }),
  idempotent: true,
  whileClosed: true,
});

export const Feedback = z.object({
  id: Id,
  comment: Text,
  images: z.array(Url),
  reply: z.optional(Text),
  repliedAt: z.optional(Instant),
  at: Instant,
});
export type Feedback = z.infer<typeof Feedback>;

/** The member's own, the newest first. */
export const ownFeedback = endpoint({
  method: 'GET',
  path: '/wps/feedback',
  module: 'FEEDBACK3',
  who: 'member',
  request: z.object(pageRequest),
  value: numberedPage(Feedback, z.object({})),
  whileClosed: true,
});
