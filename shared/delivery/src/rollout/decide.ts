import type { Rollout } from '@site/contracts/federation/rollout';
import { type Figures, judgeStep } from './judgeStep';
import type { LimitState } from './limits';

/** What is to be done with a rollout now. */
export type Decision =
  | { readonly does: 'nothing' }
  /** The next step's share goes live. */
  | { readonly does: 'step'; readonly step: number }
  /** Everybody gets the release. */
  | { readonly does: 'promote' }
  /** What was live before is live again. */
  | { readonly does: 'stop'; readonly broken: readonly LimitState[] }
  /** It waits for a person: all steps have passed, or one has waited longer than the plan allows. */
  | { readonly does: 'hold'; readonly why: 'passed' | 'late' };

/** A decision, and what people are to be told besides. */
export interface Decided {
  readonly decision: Decision;
  /** Limits that broke and are only watched. */
  readonly watched: readonly LimitState[];
}

/** The source's clock. */
export interface SourceTime {
  readonly now: Date;
  /** Length of its minutes. */
  readonly minuteMs: number;
}

const NOTHING: Decision = { does: 'nothing' };

/**
 * Decides on a rollout by its figures alone (FD-052 to FD-055): the same figures give the same decision, whoever asks
 * and however often.
 *
 * @param figures Undefined when the source says none: nothing passes on it and nothing is taken back for it.
 */
export function decide(
  rollout: Rollout,
  figures: Figures | undefined,
  { now, minuteMs }: SourceTime,
): Decided {
  const late = now.getTime() - Date.parse(rollout.stepAt) > rollout.plan.maxHold * minuteMs;
  const waiting: Decision = late && rollout.state === 'RUNNING' ? { does: 'hold', why: 'late' } : NOTHING;
  if (!figures) return { decision: waiting, watched: [] };

  const { minutes, arm, limits } = judgeStep(rollout, figures);
  const broken = limits.filter((limit) => limit.broken);
  const stopping = broken.filter(({ mode }) => mode === 'stop');
  const watched = broken.filter(({ mode }) => mode === 'watch');
  if (stopping.length > 0) return { decision: { does: 'stop', broken: stopping }, watched };
  const step = rollout.plan.steps[rollout.step];
  if (rollout.state === 'PAUSED' || !step) return { decision: NOTHING, watched };
  if (minutes < step.minutes || arm.loads < step.loads) return { decision: waiting, watched };
  return { decision: passed(rollout), watched };
}

function passed({ plan, step }: Rollout): Decision {
  if (step + 1 < plan.steps.length) return { does: 'step', step: step + 1 };
  return plan.onPass === 'promote' ? { does: 'promote' } : { does: 'hold', why: 'passed' };
}
