import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { listOf } from '../http/pages';
import { Day, Id, Instant, LanguageParameter, Money, Nothing, Text } from '../values/values';

export const SignInDayState = z.enum(['SIGNED', 'MISSED', 'TODAY', 'AHEAD']);
export type SignInDayState = z.infer<typeof SignInDayState>;

/** A month of the merchant, `YYYY-MM`. */
export const Month = z.string().check(z.regex(/^(19|2[01])\d\d-(0[1-9]|1[0-2])$/));

/** What a check-in brings: money, which may be none, and points of a long row. */
export const SignInReward = z.object({ reward: Money, points: z.optional(z.int().check(z.gte(1))) });
export type SignInReward = z.infer<typeof SignInReward>;

export const SignInDay = z.extend(SignInReward, { date: Day, state: SignInDayState });
export type SignInDay = z.infer<typeof SignInDay>;

/**
 * The daily check-in. `reward` of a signed day is what it brought, of a missed one nothing, of today and a day ahead what
 * it brings if no day is missed until then: a missed day starts the row anew.
 */
export const SignInCalendar = z.object({
  month: Month,
  /** Each day of the month, from that on which the account was made; none of a month that is still to come. */
  days: z.array(SignInDay),
  /** Days in a row, today's included once it is signed. */
  streak: z.int().check(z.gte(0)),
  signedToday: z.boolean(),
  /** What the next check-in brings: today's, or once that is done tomorrow's. */
  next: SignInReward,
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
  /** When its period is over, the day that begins then not included; none for one that has no end. */
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
