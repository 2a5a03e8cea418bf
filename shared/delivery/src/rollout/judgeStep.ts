import type { HealthMinute } from '@site/contracts/federation/health';
import type { Rollout } from '@site/contracts/federation/rollout';
import { type ArmFigures, armsByMinute, figuresOf, otherRelease } from './arms';
import { type LimitState, testLimits } from './limits';

/** What a source of figures says of a remote. */
export interface Figures {
  /** Rows of the remote, from the beginning of the step on. */
  readonly rows: readonly HealthMinute[];
  /** The first minute that is not closed. */
  readonly closedUntil: Date;
}

/** What a step has had so far, and what its limits say of that. */
export interface StepJudgement {
  /** The first closed minute with a load of the new release; undefined before it. */
  readonly begins: Date | undefined;
  /** Closed minutes from then on of which there are figures. */
  readonly minutes: number;
  readonly arm: ArmFigures;
  readonly other: ArmFigures;
  readonly limits: readonly LimitState[];
}

/**
 * Judges the step that a rollout is in by the source's closed minutes alone (FD-064): it begins with the first of them
 * in which its share was live whole and somebody loaded the new release. A minute without a load of either release says
 * nothing and does not count: its figures may be missing (FD-053).
 */
export function judgeStep(rollout: Rollout, { rows, closedUntil }: Figures): StepJudgement {
  const closed = armsByMinute(rollout, rows).filter(
    ({ at }) => at >= Date.parse(rollout.stepAt) && at < closedUntil.getTime(),
  );
  const first = closed.findIndex(({ arm }) => (arm?.loads ?? 0) > 0);
  const minutes = first < 0 ? [] : closed.slice(first);
  const arm = figuresOf(
    rollout.release,
    minutes.map((minute) => minute.arm),
  );
  const other = figuresOf(
    otherRelease(rollout) ?? '',
    minutes.map((minute) => minute.other),
  );
  const [begin] = minutes;
  return {
    begins: begin && new Date(begin.at),
    minutes: minutes.filter((minute) => (minute.arm?.loads ?? 0) + (minute.other?.loads ?? 0) > 0).length,
    arm,
    other,
    limits: testLimits(rollout.plan, minutes, { arm, other }),
  };
}
