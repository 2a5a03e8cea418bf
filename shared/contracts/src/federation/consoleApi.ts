import * as z from 'zod/mini';
import { Instant } from '../values/values';
import { Identity } from './access';
import { AUDIT_KINDS, Freeze, Lock } from './audit';
import { Release } from './discovery';
import { DeploymentAction, LimitEvidence, Rollout } from './rollout';

/*
 * What the console's calls answer (FD-069 to FD-074): GET under `/api`, in the envelope of every call of the site. The
 * calls that change something are in releaseApi.ts.
 */

/** A header that a form of another site cannot send; every write has it. Its value says who sends: `page`, `site`. */
export const CONSOLE_HEADER = 'x-console';

/** A release in the place of a remote, and its share of the users in per cent. */
export const Part = z.object({
  /** Left out where it is the remote's own. */
  component: z.optional(z.string()),
  release: Release,
  traffic: z.int(),
  default: z.boolean(),
});
export type Part = z.infer<typeof Part>;

/** What loads of the last half hour say. `quiet`: there were none. `unknown`: the source of figures says nothing. */
export const HEALTH_STATES = ['well', 'ailing', 'quiet', 'unknown'] as const;
export const HealthState = z.enum(HEALTH_STATES);
export type HealthState = z.infer<typeof HealthState>;

/** What a merchant has live of one remote. */
export const Cell = z.object({
  parts: z.array(z.extend(Part, { since: Instant, by: z.string() })),
  health: HealthState,
  /** The release on its way in. */
  rollout: z.optional(
    z.object({
      id: z.string(),
      release: Release,
      /** Counted from 1. */
      step: z.int(),
      steps: z.int(),
      state: z.enum(['RUNNING', 'PAUSED']),
    }),
  ),
});
export type Cell = z.infer<typeof Cell>;

const FREEZE_STATES = ['standing', 'coming'] as const;

/** `GET matrix`, of one merchant with `?merchant=` */
export const Matrix = z.object({
  at: Instant,
  /** `host-shell` first. */
  remotes: z.array(z.string()),
  merchants: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      /** Of the deployment that is live; 0 for none. */
      number: z.int(),
      /** In the order of `remotes`; null where the merchant has nothing of it. */
      cells: z.array(z.nullable(Cell)),
    }),
  ),
  rules: z.object({
    number: z.int(),
    locks: z.array(Lock),
    freezes: z.array(z.extend(Freeze, { state: z.enum(FREEZE_STATES) })),
  }),
});
export type Matrix = z.infer<typeof Matrix>;

const Change = z.object({
  component: z.string(),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
});

export const LOG_KINDS = ['deployment', ...AUDIT_KINDS] as const;

/** A deployment, or a line of the audit log. */
export const LogEntry = z.object({
  /** Of the kind and, where it is a deployment, the merchant. */
  number: z.int(),
  kind: z.enum(LOG_KINDS),
  at: Instant,
  by: z.string(),
  /** Merchants that it is about; `*` for all, none where that is not said. */
  merchants: z.array(z.string()),
  remotes: z.array(z.string()),
  action: z.optional(DeploymentAction),
  changes: z.optional(z.array(Change)),
  words: z.optional(z.string()),
  reason: z.optional(z.string()),
  evidence: z.optional(z.array(LimitEvidence)),
  /** One sentence for each release that is over its budget. */
  overBudget: z.optional(z.array(z.string())),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** Parts of names: what has them all is found. */
export const LogQuery = z.object({
  remote: z.optional(z.string().check(z.maxLength(100))),
  release: z.optional(z.string().check(z.maxLength(100))),
  merchant: z.optional(z.string().check(z.maxLength(100))),
  by: z.optional(z.string().check(z.maxLength(100))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 100),
});
export type LogQuery = z.infer<typeof LogQuery>;

/** `GET log`, newest first. */
export const Log = z.object({ entries: z.array(LogEntry), more: z.boolean() });
export type Log = z.infer<typeof Log>;

/** `GET releases/:component`, newest first. */
export const StoredReleases = z.object({
  component: z.string(),
  releases: z.array(
    z.object({
      release: Release,
      storedAt: z.optional(Instant),
      /** Teams whose signature holds. */
      signedBy: z.array(z.string()),
      /** Why it does not count as signed. */
      unsigned: z.optional(z.string()),
      commit: z.optional(z.string()),
      overBudget: z.optional(z.string()),
      /** Codes of merchants that have it live. */
      live: z.array(z.string()),
    }),
  ),
});
export type StoredReleases = z.infer<typeof StoredReleases>;

/** `GET access/me`: who asks, or why that is not known. */
export const Me = z.union([
  z.object({ identity: Identity }),
  z.object({ identity: z.optional(z.undefined()), why: z.string() }),
]);
export type Me = z.infer<typeof Me>;

/** `POST access/tokens`: the one-time token of a printed link for a bearer token. */
export const TokenCall = z.object({ token: z.string().check(z.maxLength(100)) });
export const TokenAnswer = z.object({ bearer: z.string(), until: Instant });

/** What a change makes live for whom, remote by remote. */
export const Becomes = z.object({ component: z.string(), before: z.array(Part), after: z.array(Part) });
export type Becomes = z.infer<typeof Becomes>;

/** `POST deploy` and `rollback`; no number when all was so already. */
export const Changed = z.object({ number: z.optional(z.int()), becomes: z.array(Becomes) });
export type Changed = z.infer<typeof Changed>;

/** `POST rehearse/deploy` and `rehearse/rollback`: what the same call would do now, without doing it. */
export const Rehearsed = z.object({
  /** Number of the deployment that it would come after. */
  expects: z.int(),
  becomes: z.array(Becomes),
  /** Why it would be refused. */
  refusal: z.optional(z.object({ code: z.optional(z.string()), message: z.string() })),
});
export type Rehearsed = z.infer<typeof Rehearsed>;

/** Value of the failure `deployment.moved`: what has gone live since. */
export const Moved = z.object({ number: z.int(), since: z.array(LogEntry) });
export type Moved = z.infer<typeof Moved>;

/** `POST previews`; the link is said once, and kept nowhere. */
export const PreviewMade = z.object({ id: z.string(), link: z.optional(z.string()), until: Instant });
export type PreviewMade = z.infer<typeof PreviewMade>;

/** `GET previews?merchant=aurora`: links that have not ended, without what opens them. */
export const Previews = z.object({
  previews: z.array(
    z.object({
      id: z.string(),
      component: z.string(),
      release: z.string(),
      by: z.string(),
      until: Instant,
      /** Whether it was taken back. */
      revoked: z.boolean(),
    }),
  ),
});
export type Previews = z.infer<typeof Previews>;

/** `GET events`: what has happened, in no more words than make a page read anew. `all`: more than can be told. */
export const CONSOLE_EVENT_KINDS = ['deployment', 'log', 'all'] as const;
export const ConsoleEvent = z.object({ number: z.int(), kind: z.enum(CONSOLE_EVENT_KINDS) });
export type ConsoleEvent = z.infer<typeof ConsoleEvent>;

/** What two releases can differ in, in the order in which it is told. */
export const DIFFERENCE_SECTIONS = [
  'contract',
  'exposes',
  'routes',
  'menu',
  'calls',
  'shared',
  'files',
] as const;

/** `GET diff?component=&from=&to=` (FD-072) */
export const Difference = z.object({
  component: z.string(),
  from: Release,
  to: Release,
  /** The merchants whose site a deployment of `to` would be refused for now, and why. */
  breaks: z.array(z.object({ merchant: z.string(), code: z.optional(z.string()), message: z.string() })),
  /** Merchants that were asked. */
  asked: z.array(z.string()),
  /** As they travel; by `entry` or expose. */
  bytes: z.array(z.object({ part: z.string(), from: z.optional(z.int()), to: z.optional(z.int()) })),
  sections: z.array(
    z.object({
      name: z.enum(DIFFERENCE_SECTIONS),
      changes: z.array(
        z.object({ what: z.string(), from: z.optional(z.string()), to: z.optional(z.string()) }),
      ),
    }),
  ),
});
export type Difference = z.infer<typeof Difference>;

/** Figures of one release over some minutes, or one. p75 in ms; layout shift has no unit. */
export const ArmFigures = z.object({
  release: z.string(),
  loads: z.int(),
  badLoads: z.int(),
  views: z.int(),
  viewsWithError: z.int(),
  lcp: z.optional(z.number()),
  inp: z.optional(z.number()),
  cls: z.optional(z.number()),
});
export type ArmFigures = z.infer<typeof ArmFigures>;

/** How far a rollout has come, and what its figures say. */
export const RolloutStanding = z.object({
  merchant: z.string(),
  remote: z.string(),
  /** Number of the deployment that is live. */
  deployment: z.int(),
  rollout: Rollout,
  /** The release that it is to replace. */
  otherRelease: z.string(),
  /** Of the step that is live; left out where health is unknown. */
  judgement: z.optional(
    z.object({
      /** Closed minutes that count. */
      minutes: z.int(),
      arm: ArmFigures,
      other: ArmFigures,
      limits: z.array(
        z.extend(LimitEvidence, { most: z.number(), mode: z.enum(['stop', 'watch']), broken: z.boolean() }),
      ),
    }),
  ),
  /** For a person, where all steps have passed; for figures, where they have been late for long. */
  waits: z.optional(z.enum(['person', 'figures'])),
  /** Why health is unknown. */
  unknown: z.optional(z.string()),
  /** Since when no guard has looked after it. */
  unguardedSince: z.optional(Instant),
  /** What else was changed while it ran. */
  meanwhile: z.array(z.extend(Change, { deployment: z.int() })),
});
export type RolloutStanding = z.infer<typeof RolloutStanding>;

/** `GET rollouts` */
export const Rollouts = z.object({
  rollouts: z.array(RolloutStanding),
  /** Names of the plans that one can be started by. */
  plans: z.array(z.string()),
});
export type Rollouts = z.infer<typeof Rollouts>;

/** `GET rollouts/:id/health` */
export const RolloutHealth = z.object({
  standing: RolloutStanding,
  /** By minute, a day at most. */
  points: z.array(z.object({ at: Instant, arm: z.optional(ArmFigures), other: z.optional(ArmFigures) })),
  /** Deployments since it began: `own` ones are of its remote. */
  marks: z.array(z.object({ at: Instant, number: z.int(), own: z.boolean(), words: z.string() })),
});
export type RolloutHealth = z.infer<typeof RolloutHealth>;
