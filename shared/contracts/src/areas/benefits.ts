import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { Id, LanguageParameter, Text, Url } from '../values/values';

/** What a level brings, as text: the same title at another level is the same privilege. */
export const Privilege = z.object({ title: Text, value: Text });

export const Level = z.object({
  id: Id,
  name: Text,
  icon: Url,
  /** Points of the level at which it begins. */
  from: z.int().check(z.gte(0)),
  /** Empty where it brings nothing, and in the answer to a member whom nothing may be offered now. */
  privileges: z.array(Privilege),
});
export type Level = z.infer<typeof Level>;

export const Benefits = z.object({
  /** None at a merchant that has no levels. */
  level: z.optional(z.object({ id: Id, name: Text })),
  /** Points that levels go by: all that play has brought, whatever was spent since. */
  points: z.int().check(z.gte(0)),
  /** Where the next level begins; the highest has none. */
  nextAt: z.optional(z.int()),
  /** The lowest first. */
  levels: z.array(Level),
  /** What a member keeps of a level. */
  kept: z.array(
    z.object({
      title: Text,
      text: Text,
      /** What it is about, for its picture: LEVEL, POINTS, GIFTS; others may come. */
      kind: z.optional(z.string()),
    }),
  ),
});
export type Benefits = z.infer<typeof Benefits>;

/** The levels of the merchant and where the member stands: the VIP room. */
export const benefits = endpoint({
  method: 'GET',
  path: '/wps/member/benefits',
  module: 'COMM3',
  who: 'member',
  request: z.object({ language: z.optional(LanguageParameter) }),
  value: Benefits,
});
