import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { Id, Instant, Nothing, wholeNumber } from '../values/values';
import { Stretch } from './care/state';

/*
 * The reality check: what the platform says of time and money while somebody plays (docs/calls.md, "Responsible play").
 */

const count = z.int().check(z.gte(0));

export const RealityCheck = z.object({
  /** 0: off. */
  minutes: count,
  /** The account has chosen it. Until then it is the merchant's, and a choice that a device has kept is taken over. */
  chosen: z.optional(z.boolean()),
  /** While somebody plays: when the next one is, if play goes on. */
  dueAt: z.optional(Instant),
  /** One that waits for its answer. */
  check: z.optional(z.extend(Stretch, { id: Id })),
  at: Instant,
});
export type RealityCheck = z.infer<typeof RealityCheck>;

export const reality = endpoint({
  method: 'GET',
  path: '/wps/care/reality',
  module: 'COMM3',
  who: 'session',
  request: Nothing,
  value: RealityCheck,
  whileClosed: true,
});

/** The merchant's choices alone: limit.value.invalid. */
export const setReality = endpoint({
  method: 'PUT',
  path: '/wps/care/reality',
  module: 'COMM3',
  who: 'session',
  request: z.object({ minutes: wholeNumber(0, 60) }),
  value: RealityCheck,
});

/** The first answer counts, on whichever device; again, and for another check than the one that waits: no change. */
export const answerReality = endpoint({
  method: 'POST',
  path: '/wps/care/reality/answer',
  module: 'COMM3',
  who: 'session',
  request: z.object({ checkId: Id, answer: z.enum(['GO_ON', 'STOP']) }),
  value: RealityCheck,
});

/** A game shows: each minute, without a word to the player. */
export const playSeen = endpoint({
  method: 'POST',
  path: '/wps/care/seen',
  module: 'COMM3',
  who: 'session',
  request: z.object({ nodeId: Id, freeplay: wholeNumber(0, 1) }),
  value: RealityCheck,
});
