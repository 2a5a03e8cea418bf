import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint';
import { PlayStateName } from '../../values/playState';
import { Instant, Money, Nothing } from '../../values/values';

const count = z.int().check(z.gte(0));

export const IdentityState = z.enum(['NONE', 'PENDING', 'VERIFIED', 'FAILED']);
export type IdentityState = z.infer<typeof IdentityState>;

/**
 * Play without a pause of ten minutes, over all games and devices of an account, up to the last that was seen of it. The
 * amounts are those of real money.
 */
export const Stretch = z.object({ since: Instant, seconds: count, staked: Money, won: Money, net: Money });
export type Stretch = z.infer<typeof Stretch>;

export const PlayState = z.object({
  /** Rises with each change: sent with every answer of a session, in the header `Play-State`. */
  version: count,
  state: PlayStateName,
  until: z.optional(Instant),
  canReturnFrom: z.optional(Instant),
  identity: IdentityState,
  /** Whether the account is offered anything. */
  offers: z.boolean(),
  stretch: z.optional(Stretch),
  /** What is left of time limits, if play goes on. */
  restSeconds: z.optional(z.object({ stretch: z.optional(count), day: z.optional(count) })),
  at: Instant,
});
export type PlayState = z.infer<typeof PlayState>;

export const playState = endpoint({
  method: 'GET',
  path: '/wps/care/state',
  module: 'COMM3',
  who: 'session',
  request: Nothing,
  value: PlayState,
  whileClosed: true,
});
