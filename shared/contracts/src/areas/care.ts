import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { listOf, numberedPage, pageRequest } from '../http/pages';
import { PlayStateName } from '../values/playState';
import { Id, Instant, LanguageParameter, Money, Nothing, Text, Url } from '../values/values';

/*
 * Responsible play: limits, breaks, help (docs/calls.md, "Responsible play"). None of it can be switched off. The reality
 * check, the statement and the notices are in files of their own beside this one.
 */

const count = z.int().check(z.gte(0));

export const LimitKind = z.enum(['DEPOSIT', 'LOSS', 'STAKE', 'STRETCH_TIME', 'DAY_TIME']);
export type LimitKind = z.infer<typeof LimitKind>;

/** Calendar ones of the merchant's days; weeks begin on Monday. */
export const LimitPeriod = z.enum(['DAY', 'WEEK', 'MONTH']);
export type LimitPeriod = z.infer<typeof LimitPeriod>;

/** Who has set it. A member changes none but their own. */
export const CareSource = z.enum(['MEMBER', 'OPERATOR', 'SYSTEM', 'REGISTER']);
export type CareSource = z.infer<typeof CareSource>;

export const IdentityState = z.enum(['NONE', 'PENDING', 'VERIFIED', 'FAILED']);
export type IdentityState = z.infer<typeof IdentityState>;

/** What an identity has to be checked before. */
export const VerifyBefore = z.enum(['PLAY', 'DEPOSIT', 'WITHDRAW', 'NEVER']);
export type VerifyBefore = z.infer<typeof VerifyBefore>;

export const TimeoutLength = z.enum(['H24', 'H48', 'D7', 'D30']);
export type TimeoutLength = z.infer<typeof TimeoutLength>;

export const ExclusionLength = z.enum(['M6', 'Y1', 'Y2', 'Y5']);
export type ExclusionLength = z.infer<typeof ExclusionLength>;

/** What a merchant's licence and choice ask for. */
export const CareSettings = z.object({
  limits: z.array(
    z.object({
      kind: LimitKind,
      periods: z.array(LimitPeriod),
      /** Money, or minutes as a text. */
      min: z.optional(Money),
      max: z.optional(Money),
    }),
  ),
  coolingHours: count,
  /** A raise also waits for the end of the running period. */
  raiseAfterPeriod: z.boolean(),
  confirmDays: count,
  /** No deposit before a limit is chosen. */
  limitRequired: z.boolean(),
  reality: z.object({ choices: z.array(count), required: z.boolean(), blocks: z.boolean() }),
  breakMinutes: count,
  timeouts: z.array(TimeoutLength),
  exclusions: z.array(ExclusionLength),
  pace: z.object({ slotsMs: count, othersMs: count }),
  oneSlot: z.boolean(),
  autoplay: z.boolean(),
  verifyBefore: VerifyBefore,
  creditCards: z.boolean(),
  playerTransfers: z.boolean(),
  group: z.optional(Id),
  reviewMonths: count,
});
export type CareSettings = z.infer<typeof CareSettings>;

export const careSettings = endpoint({
  method: 'GET',
  path: '/wps/care/settings',
  module: 'COMM3',
  who: 'public',
  request: Nothing,
  value: CareSettings,
  cached: true,
  whileClosed: true,
});

export const HelpOrganisation = z.object({
  id: Id,
  name: Text,
  url: Url,
  phone: z.optional(Text),
  hours: z.optional(Text),
  languages: z.array(Text),
  kind: z.enum(['HELPLINE', 'TREATMENT', 'REGISTER']),
  country: Text,
});
export type HelpOrganisation = z.infer<typeof HelpOrganisation>;

/** Who helps, also while the site is in maintenance. */
export const careHelp = endpoint({
  method: 'GET',
  path: '/wps/care/help',
  module: 'COMM3',
  who: 'public',
  request: z.object({ language: LanguageParameter, country: z.optional(Id) }),
  value: listOf(HelpOrganisation),
  cached: true,
  whileClosed: true,
});

/** Play without a pause of ten minutes, over all games and devices of an account. */
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
  /** What is left of time limits. */
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

/** Money, or minutes as a text of figures. */
const LimitValue = z.string().check(z.regex(/^\d{1,15}(\.\d{2})?$/));

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
  value: z.object({ at: Instant, list: z.array(Limit) }),
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

export const takeTimeout = endpoint({
  method: 'POST',
  path: '/wps/care/timeout',
  module: 'COMM3',
  who: 'member',
  request: z.object({ length: TimeoutLength }),
  value: PlayState,
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
