import * as z from 'zod/mini';
import { Instant } from '../values/values';
import { Release, Salt, Share } from './discovery';

/*
 * A rollout: one release on its way in, for one remote of one merchant, in the steps and within the limits of a plan
 * (docs/requirements/guarded-releases.md, FD-051 to FD-064). Nothing of this reaches the browser, save the salt.
 */

/** A release in the store. A remote's component is its folder there: `mfe-games`. */
export const ReleaseId = z.object({ component: z.string(), release: Release });
export type ReleaseId = Readonly<z.infer<typeof ReleaseId>>;

/** One release of a remote that is live, and its share of the merchant's users. */
export const Variant = z.object({
  ...ReleaseId.shape,
  ...Share.shape,
  /** What is loaded when this one cannot be. */
  fallback: z.optional(ReleaseId),
});
export type Variant = Readonly<z.infer<typeof Variant>>;

/**
 * What can break in a rollout. `faultRate` bounds the share of bad loads of the new arm; the ratios bound how many
 * times those of the other arm the new one's may be; the p75 are ratios to the other arm's too.
 */
export const LIMIT_NAMES = ['faultRate', 'faultRatio', 'errorRatio', 'lcpP75', 'inpP75', 'clsP75'] as const;
export const LimitName = z.enum(LIMIT_NAMES);
export type LimitName = z.infer<typeof LimitName>;

/** A rate below one; ten times the odds of it are still less than all. */
const Rate = z.number().check(z.gt(0), z.lt(1));
/** How many times the other arm's figure the new arm's may be. */
const Ratio = z.number().check(z.gte(1), z.lte(100));

const MINUTES_OF_A_DAY = 24 * 60;
const MINUTES_OF_A_MONTH = 31 * MINUTES_OF_A_DAY;
const Minutes = z.int().check(z.gte(1));

/** A share of the users, and what the new arm needs at least before the next one may have it. */
export const PlanStep = z.object({
  /** In per cent of the users. */
  traffic: z.int().check(z.gte(1), z.lte(100)),
  /**
   * Closed minutes, from the first that has a load of the new arm. A day at most: figures are kept by minute for two, so
   * a step that has waited for loads still has enough of them.
   */
  minutes: Minutes.check(z.lte(MINUTES_OF_A_DAY)),
  /** Loads of the new arm. */
  loads: z.int().check(z.gte(1), z.lte(1_000_000_000)),
});
export type PlanStep = z.infer<typeof PlanStep>;

/** The steps and limits of a rollout: a file in `release-policy/plans/`, and copied whole into a deployment. */
export const Plan = z
  .object({
    name: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/)),
    steps: z.array(PlanStep).check(z.minLength(1), z.maxLength(20)),
    limits: z.strictObject({
      faultRate: z.optional(Rate),
      faultRatio: z.optional(Ratio),
      errorRatio: z.optional(Ratio),
      lcpP75: z.optional(Ratio),
      inpP75: z.optional(Ratio),
      clsP75: z.optional(Ratio),
    }),
    /** Limits that are shown and told when they break, and stop nothing. */
    watch: z._default(z.array(LimitName), []),
    /** The greatest chance with which a release that keeps its limits is stopped. */
    alpha: z._default(z.number().check(z.gt(0), z.lte(0.5)), 0.05),
    /** Loads of the new arm in the step before any limit may break. */
    stopLoads: z._default(z.int().check(z.gte(1)), 50),
    /** Minutes that a step may wait for what it needs before its team is told. */
    maxHold: Minutes.check(z.lte(MINUTES_OF_A_MONTH)),
    /** What comes after the last step: everybody gets the release, or a person decides. */
    onPass: z.enum(['promote', 'hold']),
  })
  .check(
    z.refine(({ steps }) => steps.every(({ traffic }, index) => traffic > (steps[index - 1]?.traffic ?? 0)), {
      error: 'each step must have more traffic than the one before',
      path: ['steps'],
    }),
    z.refine(({ limits }) => LIMIT_NAMES.some((limit) => limits[limit] !== undefined), {
      error: 'a plan needs a limit',
      path: ['limits'],
    }),
    z.refine(({ limits, watch }) => watch.every((limit) => limits[limit] !== undefined), {
      error: 'what is watched must be among the limits',
      path: ['watch'],
    }),
    z.refine(({ steps, maxHold }) => steps.every(({ minutes }) => minutes <= maxHold), {
      error: 'maxHold must be at least as long as each step',
      path: ['maxHold'],
    }),
  );
export type Plan = z.infer<typeof Plan>;

/** `aurora_mfe-games_3f9a2c1b`: merchant, remote, and a word of its own. */
export const RolloutId = z.string().check(z.regex(/^[a-z][a-z0-9-]*_mfe-[a-z0-9-]+_[0-9a-f]{8}$/));

/** One release on its way in, as every deployment states it from its start until it ends. */
export const Rollout = z.object({
  id: RolloutId,
  ...ReleaseId.shape,
  /** What was live before, and is again when a limit breaks or somebody aborts. */
  before: z.readonly(z.array(Variant)),
  plan: Plan,
  /** Index of the plan's step that is live. */
  step: z.int().check(z.gte(0)),
  /** Since when it is, by the clock of the source of figures. */
  stepAt: Instant,
  state: z.enum(['RUNNING', 'PAUSED']),
  /** Of the split of the users, new for each rollout. */
  salt: Salt,
  by: z.string(),
  /** By the clock of the source of figures. */
  startedAt: Instant,
  /** Why it was started though the release had broken a limit for this merchant. */
  again: z.optional(z.string()),
});
export type Rollout = z.infer<typeof Rollout>;

/** What a limit's test says of a step, as a stop writes it down and the console shows it. */
export const LimitEvidence = z.object({
  limit: LimitName,
  /** Figures of the new arm and of the other: a share from 0 to 1, or a p75 in ms (CLS: its own unit). */
  arm: z.number(),
  other: z.number(),
  /** Mean of the likelihood ratios; 1 says nothing. */
  evidence: z.number(),
  /** The evidence that breaks the limit. */
  of: z.number(),
});
export type LimitEvidence = z.infer<typeof LimitEvidence>;

/**
 * What was done to a merchant's site by a deployment. A rollout starts with `deploy`; a guard's stop is `guard`.
 */
export const DEPLOYMENT_ACTIONS = [
  'deploy',
  'rollback',
  'step',
  'promote',
  'abort',
  'pause',
  'resume',
  'guard',
] as const;
export const DeploymentAction = z.enum(DEPLOYMENT_ACTIONS);
export type DeploymentAction = z.infer<typeof DeploymentAction>;

/** What people outside are told of (FD-068). */
export const RELEASE_EVENT_KINDS = [
  'start',
  'step',
  'hold',
  'watch',
  'stop',
  'promotion',
  'rollback',
  'unguarded',
] as const;

/** Something that has happened to a rollout, or to what is live of a remote. */
export const ReleaseEvent = z.object({
  /** The same each time that it is told: `aurora_000012_mfe-games`. */
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,120}$/)),
  kind: z.enum(RELEASE_EVENT_KINDS),
  merchant: z.string(),
  /** Written as components are: `mfe-games`. */
  remote: z.string(),
  rollout: z.optional(RolloutId),
  /** Number of the deployment that did it; a hold and a broken watched limit have none. */
  deployment: z.optional(z.int()),
  at: z.string(),
  by: z.string(),
  /** One sentence in English for a person. */
  words: z.string(),
});
export type ReleaseEvent = z.infer<typeof ReleaseEvent>;
