import type { Rollout } from '@site/contracts/federation/rollout';
import type { HealthSource } from '../health/HealthSource';
import { type Composition, WHOLE_TRAFFIC } from '../product/deploy/composition';
import { changeSite, type DeliveryContext } from '../product/deploy/deploy';
import type { Deployment } from '../product/deploy/deployments';
import { readMerchant } from '../product/discovery/merchants';
import { Refusal } from '../refusal';
import { promoted, takenBack, withRollout, withStep } from './composing';
import { planWithShare } from './planWithShare';
import { refuseMoved, type Said, saying } from './said';
import { timeOf } from './timeOf';

/** Which rollout somebody means. */
export interface RolloutOf {
  readonly merchant: string;
  /** As components are written: `mfe-games`. */
  readonly remote: string;
  /** Its id, where it has been seen: another one that has begun since is not meant. */
  readonly id?: string | undefined;
}

/*
 * What people do with a rollout (FD-056). Each returns the deployment, or undefined when it is so already, and throws a
 * Refusal when there is no such rollout, `deployment.moved` when something else is live than what was decided on, and
 * whatever locks and freezes say.
 */

/** Keeps the share as it is until somebody resumes; limits go on stopping it. */
export function pauseRollout(context: DeliveryContext, which: RolloutOf, said: Said = {}) {
  return steer(context, which, said, 'pause', ({ live, rollout }) =>
    rollout.state === 'PAUSED' ? undefined : withRollout(live, which.remote, { ...rollout, state: 'PAUSED' }),
  );
}

/** Lets the guard go on with a paused one. What it has had in its step counts. */
export function resumeRollout(context: DeliveryContext, which: RolloutOf, said: Said = {}) {
  return steer(context, which, said, 'resume', ({ live, rollout }) =>
    rollout.state === 'RUNNING'
      ? undefined
      : withRollout(live, which.remote, { ...rollout, state: 'RUNNING' }),
  );
}

/** Gives everybody the release, whatever the figures say; for a reason. */
export async function promoteRollout(context: DeliveryContext, which: RolloutOf, said: Said = {}) {
  refuseUnreasoned(context, said, 'promote');
  return steer(context, which, said, 'promote', async ({ live, rollout }) => {
    const { merchant } = await readMerchant(context.merchantsFolder, which.merchant);
    return promoted(context, merchant, live, which.remote, rollout);
  });
}

/** Puts back what was live before; for a reason. */
export async function abortRollout(context: DeliveryContext, which: RolloutOf, said: Said = {}) {
  refuseUnreasoned(context, said, 'abort');
  return steer(context, which, said, 'abort', ({ live, rollout }) => takenBack(live, which.remote, rollout));
}

/**
 * Gives the release another share of the users, whatever the figures say; for a reason. It is a step of its own, so what
 * it needs counts from then on, and locks and freezes refuse it as they refuse any.
 *
 * @param source Whose clock counts.
 * @param traffic In per cent of the users.
 * @throws Refusal for nobody and for everybody, which other moves are for; `source.unknown` when it does not answer.
 */
export async function shareRollout(
  context: DeliveryContext,
  source: HealthSource,
  which: RolloutOf,
  traffic: number,
  said: Said = {},
) {
  refuseUnreasoned(context, said, 'give another share to');
  if (traffic < 1) throw new Refusal('A rollout for nobody is none: abort it.');
  if (traffic >= WHOLE_TRAFFIC) throw new Refusal('A release for everybody is rolled out: promote it.');
  const stepAt = (await timeOf(source)).toISOString();
  return steer(context, which, said, 'step', async ({ live, rollout }) => {
    if (rollout.plan.steps[rollout.step]?.traffic === traffic) return undefined;
    const { merchant } = await readMerchant(context.merchantsFolder, which.merchant);
    const next = { ...rollout, ...planWithShare(rollout.plan, traffic), stepAt };
    return withStep(context, merchant, live, which.remote, next);
  });
}

/** What goes past the figures is done for a reason, and the log has it. */
function refuseUnreasoned({ reason }: DeliveryContext, said: Said, action: string): void {
  if ((said.reason ?? reason) === undefined)
    throw new Refusal(`To ${action} a rollout takes a reason: --reason "…".`);
}

interface Standing {
  readonly live: Composition;
  readonly rollout: Rollout;
}

async function steer(
  context: DeliveryContext,
  { merchant, remote, id }: RolloutOf,
  said: Said,
  action: 'pause' | 'resume' | 'step' | 'promote' | 'abort',
  change: (standing: Standing) => Composition | undefined | Promise<Composition | undefined>,
): Promise<Deployment | undefined> {
  await readMerchant(context.merchantsFolder, merchant);
  const words = `rollout of ${remote}`;
  return changeSite(saying(context, said, words), merchant, action, async (live, number) => {
    refuseMoved(merchant, said, number);
    const rollout = live.rollouts?.get(remote);
    if (rollout && (id === undefined || rollout.id === id)) return change({ live, rollout });
    throw new Refusal(
      `${merchant} has no rollout ${id ?? `of ${remote}`}: site rollout status lists those that run.`,
      ...(id === undefined ? [] : (['deployment.moved'] as const)),
    );
  });
}
