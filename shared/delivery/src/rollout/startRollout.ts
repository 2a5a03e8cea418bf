import { randomBytes } from 'node:crypto';
import type { ReleaseId, Rollout, Variant } from '@site/contracts/federation/rollout';
import type { HealthSource } from '../health/HealthSource';
import { defaultOf, isSame } from '../product/deploy/composition';
import { changeSite, type DeliveryContext } from '../product/deploy/deploy';
import type { Deployment } from '../product/deploy/deployments';
import { refuseImpossible } from '../product/deploy/deployRelease';
import { readMerchant } from '../product/discovery/merchants';
import { isRemoteComponent } from '../product/discovery/names';
import { Refusal } from '../refusal';
import { withStep } from './composing';
import { readPlan } from './plans';
import { refuseMoved, type Said, saying } from './said';
import { timeOf } from './timeOf';

export interface StartOptions extends ReleaseId {
  /** The remote whose place it takes, when that is not the component's own. */
  readonly as?: string | undefined;
  /** Name of the plan. */
  readonly plan: string;
  /** Why it starts although it has broken a limit for this merchant. */
  readonly again?: string | undefined;
}

/** Bytes of what makes a rollout's name its own, and of its salt. */
const BYTES = { word: 4, salt: 8 };

/**
 * Puts a release on its way in: the first step of a plan goes live, and a guard decides on each further one (FD-051).
 *
 * @param source Whose clock counts, and whose figures will decide.
 * @returns The deployment.
 * @throws Refusal that says what would have been right; `source.unknown` when the source does not answer.
 */
export async function startRollout(
  context: DeliveryContext,
  source: HealthSource,
  code: string,
  { again, ...options }: StartOptions,
  said: Said = {},
): Promise<Deployment | undefined> {
  const { component, release, as: remote = component } = options;
  if (!isRemoteComponent(component))
    throw new Refusal(`${component} goes live wholly: only remotes are rolled out in steps.`);
  const { merchant } = await readMerchant(context.merchantsFolder, code);
  await refuseImpossible(context, merchant, { component, release, as: remote });
  const plan = await readPlan(context.policyFolder, options.plan);
  const startedAt = (await timeOf(source)).toISOString();
  const [words, salt] = [randomBytes(BYTES.word).toString('hex'), randomBytes(BYTES.salt).toString('hex')];
  const by = said.by ?? context.by;
  const saidWords = again ?? `rollout of ${component}@${release} by the plan ${plan.name}`;
  return changeSite(saying(context, said, saidWords), code, 'deploy', async (live, number) => {
    refuseMoved(code, said, number);
    const before = live.remotes.get(remote) ?? [];
    // A running one is refused by the command that ends it, when the change is asked for.
    if (!live.rollouts?.has(remote)) refuseUnlike(code, remote, before, { component, release });
    await refuseBroken(context, code, remote, { component, release }, again);
    const rollout: Rollout = {
      id: `${code}_${remote}_${words}`,
      component,
      release,
      before,
      plan,
      step: 0,
      stepAt: startedAt,
      state: 'RUNNING',
      salt,
      by,
      startedAt,
      ...(again !== undefined && { again }),
    };
    return withStep(context, merchant, live, remote, rollout);
  });
}

/** @throws Refusal where two releases could not be compared: more than two are live, or figures would mix them up. */
function refuseUnlike(code: string, remote: string, before: readonly Variant[], id: ReleaseId): void {
  const standard = defaultOf(before);
  if (!standard)
    throw new Refusal(`Nothing of ${remote} is live for ${code} yet: deploy a release for everybody first.`);
  const name = `${id.component}@${id.release}`;
  if (isSame(standard, id)) throw new Refusal(`${code} has ${name} for everybody already.`);
  const sharing = before.find((variant) => !variant.default && variant.traffic > 0);
  if (sharing)
    throw new Refusal(
      `${sharing.component}@${sharing.release} has a share of ${sharing.traffic} % for ${code}: take that back first, with site deploy ${sharing.component}@${sharing.release} --traffic 0 --merchant ${code}.`,
    );
  if (standard.release === id.release)
    throw new Refusal(
      `${name} and ${standard.component}@${standard.release} are of one name, so figures could not tell them apart: release it under another.`,
    );
}

/** @throws Refusal naming the deployment that stopped this release, where nobody says why it should do better (FD-056). */
async function refuseBroken(
  { deployments }: DeliveryContext,
  code: string,
  remote: string,
  id: ReleaseId,
  again: string | undefined,
): Promise<void> {
  if (again !== undefined) return;
  const history = await deployments.history(code);
  const stop = history.find(({ action, rollouts }, index) => {
    const stopped = history[index + 1]?.rollouts?.[remote];
    return action === 'guard' && stopped && isSame(stopped, id) && rollouts?.[remote]?.id !== stopped.id;
  });
  if (!stop) return;
  throw new Refusal(
    `The guard has stopped ${id.component}@${id.release} for ${code} (deployment ${stop.number}): ${stop.reason} With --again "reason" it starts once more.`,
  );
}
