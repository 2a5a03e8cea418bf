import * as z from 'zod/mini';
import { Instant } from '../values/values';
import { Scope } from './access';
import { Integrity } from './discovery';
import { Reason, WallTime } from './releaseApi';

/*
 * What is written down of releases besides deployments (FD-067), and the rules about when nothing may go live
 * (FD-065). An entry that changes a rule has all rules that stand from then on: there cannot be a lock without the
 * line that says who set it, and why.
 */

/** Nothing goes live of this, from one moment to another. */
export const Freeze = z.object({
  /** `freeze-12` */
  id: z.string(),
  ...Scope.shape,
  /** On the clocks of `zone`, an IANA name: `Asia/Bangkok`. */
  from: WallTime,
  to: WallTime,
  zone: z.string(),
  reason: Reason,
  by: z.string(),
  at: Instant,
});
export type Freeze = z.infer<typeof Freeze>;

/** Nothing goes live of this until somebody takes the lock off. */
export const Lock = z.object({
  /** `lock-12` */
  id: z.string(),
  ...Scope.shape,
  reason: Reason,
  by: z.string(),
  at: Instant,
});
export type Lock = z.infer<typeof Lock>;

/** The locks and freezes that stand. */
export const Rules = z.object({ locks: z.array(Lock), freezes: z.array(Freeze) });
export type Rules = z.infer<typeof Rules>;

export const AUDIT_KINDS = [
  /** Something that was asked for and is not allowed. */
  'refusal',
  'lock',
  'unlock',
  'freeze',
  'unfreeze',
  /** A token was made or ended. */
  'token',
  /** A preview link was made or taken back. */
  'preview',
  /** A gate was passed with a reason: a lock or freeze that was broken, a release over its budget. */
  'override',
] as const;
export const AuditKind = z.enum(AUDIT_KINDS);
export type AuditKind = z.infer<typeof AuditKind>;

/** One line of the log that is no deployment. */
export const AuditEntry = z.object({
  schema: z.literal(1),
  number: z.int().check(z.gte(1)),
  /** Integrity of the file of the entry before; the first has none. */
  previous: z.optional(Integrity),
  at: Instant,
  by: z.string(),
  kind: AuditKind,
  /** What happened, one sentence in English for a person. */
  words: z.string().check(z.minLength(1), z.maxLength(2_000)),
  /** What it is about. */
  scope: z.optional(Scope),
  /** Of a refusal: its code, as `locked`. */
  code: z.optional(z.string()),
  reason: z.optional(Reason),
  /** What stands from this entry on, where it changes a rule. */
  rules: z.optional(Rules),
  /** Number of the entry that has the rules that stand; 0 for none. */
  rulesAt: z.int().check(z.gte(0)),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
