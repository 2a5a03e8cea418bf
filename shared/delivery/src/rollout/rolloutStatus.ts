import type { Rollout } from '@site/contracts/federation/rollout';
import { type HealthSource, SourceUnknown } from '../health/HealthSource';
import type { DeliveryContext } from '../product/deploy/deploy';
import { type Decision, decide } from './decide';
import { readFigures } from './figures';
import { judgeStep, type StepJudgement } from './judgeStep';
import { type ChangedMeanwhile, changedMeanwhile } from './meanwhile';

/** How far a rollout has come, and what its figures say. */
export interface RolloutStatus {
  readonly merchant: string;
  /** As components are written: `mfe-games`. */
  readonly remote: string;
  readonly rollout: Rollout;
  /** Number of the deployment that is live, for who decides on this. */
  readonly deployment: number;
  /** What its step has had, and each limit with its evidence; undefined where health is unknown. */
  readonly judgement: StepJudgement | undefined;
  /** What a guard does about it now. */
  readonly decision: Decision;
  /** Why health is unknown. */
  readonly unknown?: string;
  readonly meanwhile: readonly ChangedMeanwhile[];
}

/**
 * Tells of the rollouts of a merchant. It changes nothing.
 *
 * @param source Without one, or when it does not answer, health is unknown.
 */
export async function rolloutStatus(
  { deployments, now }: DeliveryContext,
  source: HealthSource | undefined,
  merchant: string,
): Promise<RolloutStatus[]> {
  const live = await deployments.live(merchant);
  const rollouts = Object.entries(live?.rollouts ?? {});
  if (!live || rollouts.length === 0) return [];
  return Promise.all(
    rollouts.map(async ([remote, rollout]) => {
      const [said, meanwhile] = await Promise.all([
        sayingOf(source, merchant, remote, rollout, now()),
        changedMeanwhile(deployments, merchant, remote, rollout.id),
      ]);
      return { merchant, remote, rollout, deployment: live.number, ...said, meanwhile };
    }),
  );
}

async function sayingOf(
  source: HealthSource | undefined,
  merchant: string,
  remote: string,
  rollout: Rollout,
  here: Date,
): Promise<Pick<RolloutStatus, 'judgement' | 'decision' | 'unknown'>> {
  const nothing = { judgement: undefined, decision: { does: 'nothing' } } as const;
  if (!source) return { ...nothing, unknown: 'there is no source of figures' };
  try {
    const [now, closedUntil] = await Promise.all([source.now(), source.closedUntil()]);
    const figures = await readFigures(source, merchant, remote, rollout, closedUntil);
    const { decision } = decide(rollout, figures, { now, minuteMs: source.minuteMs });
    return { judgement: judgeStep(rollout, figures), decision };
  } catch (error) {
    if (!(error instanceof SourceUnknown)) throw error;
    const { decision } = decide(rollout, undefined, { now: here, minuteMs: source.minuteMs });
    return { ...nothing, decision, unknown: error.message };
  }
}
