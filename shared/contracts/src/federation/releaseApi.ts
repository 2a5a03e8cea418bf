import * as z from 'zod/mini';
import { ComponentName, Scope } from './access';
import { Release } from './discovery';
import { MerchantCode } from './merchant';
import { MAX_PREVIEW_MS, PreviewId } from './preview';

/*
 * The calls of the console that change something (FD-066, FD-073): POST under `/api`, JSON, each with an
 * `Idempotency-Key`. The console's page sends them, and `site` where it goes through the console.
 */

export const MAX_REASON = 500;

/** Why, in one line: it stands in the log, so nothing in it may move a terminal's cursor or turn text around. */
export const Reason = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(MAX_REASON), z.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u));

/** What every change says. */
const Decision = z.object({
  /** Number of the deployment that was live for the merchant when it was decided; 0 for none. */
  expects: z.int().check(z.gte(0)),
  reason: z.optional(Reason),
  /** Why it is done in spite of a freeze or a lock; for admins. */
  break: z.optional(Reason),
});

const Released = z.object({ component: ComponentName, release: Release });
const Share = z.int().check(z.gte(0), z.lte(100));

/** `POST deploy` */
export const DeployCall = z.object({
  ...Decision.shape,
  ...Released.shape,
  merchant: MerchantCode,
  /** The remote whose place it takes, when that is not its own. */
  as: z.optional(ComponentName),
  /** Share of the users in per cent; all without it. */
  traffic: z.optional(Share),
  /** Release to load when this one cannot be: without it the one that is replaced, `false` for none. */
  fallback: z.optional(z.union([Release, z.literal(false)])),
  /** What goes live for everybody at the same moment. */
  together: z.optional(z.array(Released).check(z.maxLength(100))),
});
export type DeployCall = z.infer<typeof DeployCall>;

/** `POST rollback` */
export const RollbackCall = z.object({
  ...Decision.shape,
  merchant: MerchantCode,
  component: ComponentName,
  /** The release to go back to, over everything since; without it the latest change is taken back. */
  to: z.optional(Release),
  together: z.optional(z.array(ComponentName).check(z.maxLength(100))),
});
export type RollbackCall = z.infer<typeof RollbackCall>;

/** `POST rollouts` */
export const RolloutCall = z.object({
  ...Decision.shape,
  ...Released.shape,
  merchant: MerchantCode,
  /** Name of a plan. */
  plan: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/)),
  /** Why it starts again although it broke a limit here before. */
  again: z.optional(Reason),
});
export type RolloutCall = z.infer<typeof RolloutCall>;

/** `POST rollouts/:id/pause`, `resume`, `promote`, `abort` */
export const RolloutStepCall = Decision;
export type RolloutStepCall = z.infer<typeof RolloutStepCall>;

/** `POST rollouts/:id/traffic` */
export const TrafficCall = z.object({ ...Decision.shape, traffic: Share });
export type TrafficCall = z.infer<typeof TrafficCall>;

/** An instant of a clock on a wall: `2026-12-24T18:00`. */
export const WallTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/));

/**
 * What calls about locks and freezes say instead of a deployment's number: the number under which the rules stand
 * that the caller saw (`rules.number` of the matrix); 0 for none.
 */
const RulesDecision = { expects: z.optional(z.int().check(z.gte(0))), reason: Reason };
const RuleEnd = z.strictObject({
  expects: RulesDecision.expects,
  reason: z.optional(Reason),
  end: z.string().check(z.maxLength(40)),
});

/** `POST locks`: a new one, or the end of the one with this id. */
export const LockCall = z.union([z.strictObject({ ...RulesDecision, ...Scope.shape }), RuleEnd]);
export type LockCall = z.infer<typeof LockCall>;

/** `POST freezes`: a new one, or the end of the one with this id. */
export const FreezeCall = z.union([
  z.strictObject({
    ...RulesDecision,
    ...Scope.shape,
    /** On the clocks of `zone`. */
    from: WallTime,
    to: WallTime,
    /** IANA name: `Asia/Bangkok`. */
    zone: z.string(),
  }),
  RuleEnd,
]);
export type FreezeCall = z.infer<typeof FreezeCall>;

const HOUR_MS = 3_600_000;

/** The most that a preview link may be asked for, in hours. */
export const MAX_PREVIEW_HOURS = MAX_PREVIEW_MS / HOUR_MS;

/** `POST previews`: a link that shows a release in one tab of the live site; or the end of the one with this id. */
export const PreviewCall = z.union([
  z.strictObject({
    ...Released.shape,
    merchant: MerchantCode,
    as: z.optional(ComponentName),
    /** How long it works, in hours. */
    hours: z._default(z.int().check(z.gte(1), z.lte(MAX_PREVIEW_HOURS)), 24),
  }),
  z.strictObject({ merchant: MerchantCode, end: PreviewId }),
]);
export type PreviewCall = z.infer<typeof PreviewCall>;
