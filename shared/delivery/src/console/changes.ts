import type { Changed, Moved } from '@site/contracts/federation/consoleApi';
import type { DeployCall, RollbackCall } from '@site/contracts/federation/releaseApi';
import type { DeliveryContext } from '../product/deploy/deploy';
import { compositionOf, type Deployment } from '../product/deploy/deployments';
import { deployRelease } from '../product/deploy/deployRelease';
import { rollBack } from '../product/deploy/rollBack';
import { readMerchant } from '../product/discovery/merchants';
import { ruleGate } from '../rules/ruleGate';
import { RefusalWithValue } from './answers';
import { becomesOf } from './becomes';
import type { ConsoleContext } from './ConsoleContext';
import { entryOfDeployment } from './log';

/** What both calls do with what they were sent; `site` does the same (decision 180). */
export const CHANGES = {
  deploy(delivery: DeliveryContext, { merchant, together = [], ...call }: DeployCall) {
    const { component, release, as, traffic, fallback } = call;
    return deployRelease(delivery, merchant, { component, release, as, traffic, fallback }, together);
  },
  rollback: (delivery: DeliveryContext, { merchant, component, together, to }: RollbackCall) =>
    rollBack(delivery, merchant, component, { together, to }),
};

/** What every change of what is live says. */
export type Decided = Pick<DeployCall, 'merchant' | 'expects' | 'reason' | 'break'>;

/** The components that a call is about, as rights are given for them. */
export function remotesOf(call: DeployCall | RollbackCall): string[] {
  const first = ('as' in call && call.as) || call.component;
  const others = (call.together ?? []).map((one) => (typeof one === 'string' ? one : one.component));
  return [...new Set([first, ...others])];
}

/**
 * Makes a change on top of the deployment that it was decided on, and of no other (FD-073).
 *
 * @param by Who does it; may they is asked before.
 * @throws Refusal `deployment.moved` with what has gone live since, or what the change itself is refused for.
 */
export async function changeLive(
  context: ConsoleContext,
  by: string,
  call: Decided,
  change: (delivery: DeliveryContext) => Promise<Deployment | undefined>,
): Promise<Changed> {
  const { delivery, audit, tellPlatform } = context;
  const { merchant, expects } = call;
  await readMerchant(delivery.merchantsFolder, merchant);
  await refuseMoved(context, merchant, expects);
  const gate = ruleGate(audit, { by, now: delivery.now, break: call.break, writesRefusals: true });
  const deployments = {
    ...delivery.deployments,
    async append(deployment: Parameters<DeliveryContext['deployments']['append']>[0]) {
      // Somebody else was faster, after the check above.
      if (deployment.number !== expects + 1) await refuseMoved(context, merchant, expects);
      return delivery.deployments.append(deployment);
    },
  };
  const reason = call.reason ?? call.break;
  const deployment = await change({ ...delivery, deployments, by, reason, gate });
  if (!deployment) return { becomes: [] };
  await tellPlatform(merchant);
  const before = (await context.history(merchant)).find(({ number }) => number === deployment.number - 1);
  return { number: deployment.number, becomes: becomesOfDeployment(deployment, before) };
}

/** What of each changed component a deployment has made live. */
export function becomesOfDeployment(deployment: Deployment, before: Deployment | undefined) {
  const components = deployment.changes.map(({ component }) => component);
  return [...becomesOf(components, compositionOf(before), compositionOf(deployment))];
}

async function refuseMoved({ history }: ConsoleContext, merchant: string, expects: number): Promise<void> {
  const deployments = await history(merchant);
  const number = deployments[0]?.number ?? 0;
  if (number === expects) return;
  const since = deployments.filter((one) => one.number > expects).map(entryOfDeployment);
  const value: Moved = { number, since };
  throw new RefusalWithValue(
    `${merchant} is at deployment ${number}, and this was decided on ${expects}: look at what has changed, and decide again.`,
    'deployment.moved',
    value,
  );
}
