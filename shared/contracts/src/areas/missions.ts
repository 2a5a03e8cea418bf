import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { listOf } from '../http/pages';
import { Day, Id, Instant, LanguageParameter, Money, Nothing, Text } from '../values/values';

export const SignInDayState = z.enum(['SIGNED', 'MISSED', 'TODAY', 'AHEAD']);
export type SignInDayState = z.infer<typeof SignInDayState>;

/** A month of the merchant, `YYYY-MM`. */
export const Month = z.string().check(z.regex(/^(19|2[01])\d\d-(0[1-9]|1[0-2])$/));

/**
 * The daily check-in. `reward` of a signed day is what it brought, of today and a day ahead what it brings as things are:
 * a missed day starts the row anew.
 */
export const SignInCalendar = z.object({
  month: Month,
  /** Each day of the month; none before the account was made, nor, where the row is not known yet, far ahead. */
  days: z.array(z.object({ date: Day, state: SignInDayState, reward: Money })),
  /** Days in a row, today's included once it is signed. */
  streak: z.int().check(z.gte(0)),
  signedToday: z.boolean(),
  /** The first month there is anything of, and today: what pages through months goes by. */
  firstMonth: Month,
  today: Day,
});
export type SignInCalendar = z.infer<typeof SignInCalendar>;

/** The calendar of a month: this one without `month`. One before the account was made is empty. */
export const signInCalendar = endpoint({
  method: 'GET',
  path: '/wps/mission/signIn',
  module: 'MISSION3',
  who: 'member',
  request: z.object({ month: z.optional(Month) }),
  value: SignInCalendar,
});

/** Checks in for today and books what it brings, once a day. */
export const signInToday = endpoint({
  method: 'POST',
  path: '/wps/mission/signIn',
  module: 'MISSION3',
  who: 'member',
  request: Nothing,
  value: SignInCalendar,
  idempotent: true,
});

export const MissionState = z.enum(['OPEN', 'CLAIMABLE', 'CLAIMED']);
export type MissionState = z.infer<typeof MissionState>;

/** What `target` and `progress` count: of money, in whole units of the currency. */
export const MissionUnit = z.enum(['TIMES', 'MONEY']);

export const Mission = z.object({
  id: Id,
  title: Text,
  description: Text,
  target: z.int().check(z.gte(1)),
  progress: z.int().check(z.gte(0)),
  unit: MissionUnit,
  reward: Money,
  state: MissionState,
  endsAt: z.optional(Instant),
});
export type Mission = z.infer<typeof Mission>;

/** What may be claimed first, then what is open, then what is claimed. */
export const missionList = endpoint({
  method: 'GET',
  path: '/wps/mission/list',
  module: 'MISSION3',
  who: 'member',
  request: z.object({ language: z.optional(LanguageParameter) }),
  value: listOf(Mission),
});

/** Books the reward of a finished mission, once. */
export const claimMission = endpoint({
  method: 'POST',
  path: '/wps/mission/claim',
  module: 'MISSION3',
  who: 'member',
  request: z.object({ missionId: Id, language: z.optional(LanguageParameter) }),
  value: Mission,
  idempotent: true,
});
