import type { LimitEvidence, Rollout } from '@site/contracts/federation/rollout';
import type { Composition } from '../product/deploy/composition';
import { changeSite, type DeliveryContext } from '../product/deploy/deploy';
import type { Deployment } from '../product/deploy/deployments';
import { readMerchant } from '../product/discovery/merchants';
import { promoted, takenBack, withStep } from './composing';
import type { Decision } from './decide';
import { changedMeanwhile } from './meanwhile';
import { describePass, describeStop } from './words';

const ACTIONS = { step: 'step', promote: 'promote', stop: 'guard' } as const;

/** A decision that changes what is live. */
export type Move = Extract<Decision, { readonly does: keyof typeof ACTIONS }>;

export function isMove(decision: Decision): decision is Move {
  return decision.does in ACTIONS;
}

/**
 * Makes a guard's decision live: it has one effect, a deployment (FD-061). The decision is about one step of one
 * rollout; when that is no longer so, because somebody or another guard was faster, it is dropped (FD-062).
 *
 * @param now By the source's clock.
 * @returns The deployment; undefined when the decision was dropped.
 * @throws Refusal by a lock or freeze, which a stop passes.
 */
export async function carryOut(
  context: DeliveryContext,
  code: string,
  remote: string,
  decidedOn: Rollout,
  move: Move,
  now: Date,
): Promise<Deployment | undefined> {
  const { merchant } = await readMerchant(context.merchantsFolder, code);
  const meanwhile = await changedMeanwhile(context.deployments, code, remote, decidedOn.id);
  const reason =
    move.does === 'stop'
      ? describeStop(decidedOn, move.broken, meanwhile)
      : describePass(decidedOn, meanwhile);

  async function change(live: Composition): Promise<Composition | undefined> {
    const rollout = live.rollouts?.get(remote);
    // A step begins anew when somebody gives it another share.
    if (rollout?.id !== decidedOn.id || rollout.stepAt !== decidedOn.stepAt) return undefined;
    if (move.does === 'stop') return takenBack(live, remote, rollout);
    if (rollout.state !== 'RUNNING') return undefined;
    if (move.does === 'promote') return promoted(context, merchant, live, remote, rollout);
    const next = { ...rollout, step: move.step, stepAt: now.toISOString() };
    return withStep(context, merchant, live, remote, next);
  }

  const evidence = move.does === 'stop' ? move.broken.map(evidenceOf) : undefined;
  return changeSite({ ...context, reason }, code, ACTIONS[move.does], change, evidence);
}

function evidenceOf({ limit, arm, other, evidence, of }: LimitEvidence): LimitEvidence {
  return { limit, arm, other, evidence, of };
}
