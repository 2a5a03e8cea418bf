import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { Id, Instant, Nothing, Text } from '../values/values';

/**
 * What signed in, as far as its user agent tells: names of products, the same in every language. `app` is the
 * browser, or the application that shows the page; `system` is the operating system, or the device that it is of.
 */
export const DeviceName = z.object({ app: z.optional(Text), system: z.optional(Text) });
export type DeviceName = z.infer<typeof DeviceName>;

export const ActiveSession = z.object({
  id: Id,
  /** The session of this call. */
  current: z.boolean(),
  createdAt: Instant,
  /** To the minute. */
  lastSeenAt: Instant,
  device: DeviceName,
  /** The network that it signed in from, without the part that tells one line from the next. */
  network: z.optional(Text),
});
export type ActiveSession = z.infer<typeof ActiveSession>;

/** Live sessions of the account: the present one, then the last used first. */
export const activeSessions = endpoint({
  method: 'GET',
  path: '/wps/session/active',
  module: 'SECPRIV',
  who: 'member',
  request: Nothing,
  value: z.object({ list: z.array(ActiveSession) }),
  whileClosed: true,
});

/** Ends another session of the account. One that has ended, or that is nobody's, answers the same. */
export const endActiveSession = endpoint({
  method: 'DELETE',
  path: '/wps/session/active',
  module: 'SECPRIV',
  who: 'member',
  request: z.object({ id: Id }),
  value: Nothing,
  whileClosed: true,
});

/** Ends every session of the account but the present one. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/wps/session/active/others',
  module: 'SECPRIV',
  who: 'member',
  request: Nothing,
  value: z.object({ ended: z.int().check(z.gte(0)) }),
  whileClosed: true,
});
