import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { listOf } from '../http/pages';
import { Day, Id, Instant, LanguageParameter, Money, Nothing, Text, wholeNumber } from '../values/values';
import { LimitKind, Stretch } from './care';

/*
 * Calls of responsible play that no platform answers yet: the reality check, the statement, the notices. They join
 * endpoints.ts with their answers.
 */

const count = z.int().check(z.gte(0));
const language = z.optional(LanguageParameter);

export const RealityCheck = z.object({
  /** 0: off. */
  minutes: count,
  dueAt: z.optional(Instant),
  /** One that waits for its answer. */
  check: z.optional(z.extend(Stretch, { id: Id })),
  at: Instant,
});
export type RealityCheck = z.infer<typeof RealityCheck>;

export const setReality = endpoint({
  method: 'PUT',
  path: '/wps/care/reality',
  module: 'COMM3',
  who: 'session',
  request: z.object({ minutes: wholeNumber(0, 60) }),
  value: RealityCheck,
});

/** Again: no change. */
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

/** Longest range of a statement, in days. */
export const STATEMENT_DAYS = 366;

const statementFigures = {
  deposit: Money,
  withdraw: Money,
  staked: Money,
  won: Money,
  net: Money,
  minutes: count,
  bets: count,
};
export const StatementDay = z.object({ date: Day, ...statementFigures, reached: z.array(LimitKind) });
export type StatementDay = z.infer<typeof StatementDay>;
export const StatementSum = z.object(statementFigures);
export type StatementSum = z.infer<typeof StatementSum>;

/** Days without movement are left out. Net deposit: paid in less paid out, with its sign. */
export const statement = endpoint({
  method: 'GET',
  path: '/wps/care/statement',
  module: 'COMM3',
  who: 'member',
  request: z.object({ startDate: Day, endDate: Day }),
  value: z.object({
    list: z.array(StatementDay),
    footer: StatementSum,
    netDeposit: z.object({ days30: Money, months12: Money, all: Money }),
  }),
  whileClosed: true,
});

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
  request: z.object({ language }),
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
