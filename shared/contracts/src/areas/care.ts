import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { numberedPage, pageRequest } from '../http/pages';
import { Id, Instant, Nothing, Text } from '../values/values';
import { ExclusionLength, LimitKind, LimitPeriod, LimitValue } from './care/settings';
import { PlayState } from './care/state';

/*
 * Responsible play: limits, breaks, help (docs/calls.md, "Responsible play"). None of it can be switched off. What home
 * asks for is in files of its own, so that nothing else comes along; so are the reality check, the statement and the notices.
 */
export * from './care/help';
export * from './care/settings';
export * from './care/state';
export * from './care/timeout';

/** Who has set it. A member changes none but their own. */
export const CareSource = z.enum(['MEMBER', 'OPERATOR', 'SYSTEM', 'REGISTER']);
export type CareSource = z.infer<typeof CareSource>;

export const Limit = z.object({
  id: Id,
  kind: LimitKind,
  period: z.optional(LimitPeriod),
  /** Missing when there is none, or it is being removed. */
  value: z.optional(LimitValue),
  source: CareSource,
  used: z.optional(LimitValue),
  rest: z.optional(LimitValue),
  resetsAt: z.optional(Instant),
  /** A raise, or without a value a removal, that waits. */
  pending: z.optional(
    z.object({
      value: z.optional(LimitValue),
      askedAt: Instant,
      confirmFrom: Instant,
      lapsesAt: Instant,
    }),
  ),
});
export type Limit = z.infer<typeof Limit>;

export const limits = endpoint({
  method: 'GET',
  path: '/wps/care/limits',
  module: 'COMM3',
  who: 'member',
  request: Nothing,
  value: z.object({
    at: Instant,
    list: z.array(Limit),
    /** When a member is asked again who wants no limits; left out for one who has some, or has not been asked yet. */
    askAgainAt: z.optional(Instant),
  }),
  whileClosed: true,
});

/**
 * Sets or lowers at once; a raise, and without a value a removal, waits and has to be confirmed. Open while closed,
 * because limits are chosen before a return (PL-022); a raise is `play.closed` then.
 */
export const setLimit = endpoint({
  method: 'PUT',
  path: '/wps/care/limits',
  module: 'COMM3',
  who: 'member',
  request: z.object({
    kind: LimitKind,
    period: z.optional(LimitPeriod),
    value: z.optional(z.string().check(z.maxLength(32))),
  }),
  value: Limit,
  whileClosed: true,
});

export const confirmRaise = endpoint({
  method: 'POST',
  path: '/wps/care/limits/confirm',
  module: 'COMM3',
  who: 'member',
  request: z.object({ id: Id }),
  value: Limit,
});

export const cancelRaise = endpoint({
  method: 'DELETE',
  path: '/wps/care/limits/pending',
  module: 'COMM3',
  who: 'member',
  request: z.object({ id: Id }),
  value: Limit,
  whileClosed: true,
});

/** The member wants no limits: remembered, and asked once more. */
export const declineLimits = endpoint({
  method: 'POST',
  path: '/wps/care/limits/declined',
  module: 'COMM3',
  who: 'member',
  request: Nothing,
  value: z.object({ askAgainAt: Instant }),
  whileClosed: true,
});

/** Without a password the session has to be confirmed. The session is over with the answer. */
export const excludeSelf = endpoint({
  method: 'POST',
  path: '/wps/care/exclusion',
  module: 'COMM3',
  who: 'member',
  request: z.object({
    length: ExclusionLength,
    understood: z.literal(true),
    password: z.optional(z.string().check(z.maxLength(128))),
  }),
  value: PlayState,
  whileClosed: true,
});

export const askToReturn = endpoint({
  method: 'POST',
  path: '/wps/care/exclusion/return',
  module: 'COMM3',
  who: 'member',
  request: z.object({ password: z.optional(z.string().check(z.maxLength(128))) }),
  value: PlayState,
  whileClosed: true,
});

export const thinkAgain = endpoint({
  method: 'DELETE',
  path: '/wps/care/exclusion/return',
  module: 'COMM3',
  who: 'member',
  request: Nothing,
  value: PlayState,
  whileClosed: true,
});

export const CareLogEntry = z.object({
  at: Instant,
  /** What was changed: a limit, a break, the reality check. */
  what: Id,
  from: z.optional(Text),
  to: z.optional(Text),
  holdsFrom: Instant,
  source: CareSource,
});
export type CareLogEntry = z.infer<typeof CareLogEntry>;

export const careLog = endpoint({
  method: 'GET',
  path: '/wps/care/log',
  module: 'COMM3',
  who: 'member',
  request: z.object(pageRequest),
  value: numberedPage(CareLogEntry, Nothing),
  whileClosed: true,
});

/** By which ways a member wants offers; all off until given. */
export const Contact = z.object({
  inbox: z.boolean(),
  mail: z.boolean(),
  sms: z.boolean(),
  push: z.boolean(),
});
export type Contact = z.infer<typeof Contact>;

export const contact = endpoint({
  method: 'GET',
  path: '/wps/member/contact',
  module: 'COMM3',
  who: 'member',
  request: Nothing,
  value: Contact,
  whileClosed: true,
});

export const setContact = endpoint({
  method: 'PUT',
  path: '/wps/member/contact',
  module: 'COMM3',
  who: 'member',
  request: Contact,
  value: Contact,
  whileClosed: true,
});
