import { readMerchant } from '../discovery/merchants';
import { HOST_COMPONENT, isRemoteComponent } from '../discovery/names';
import { Refusal } from '../refusal';
import { type Composition, compositionOf, describeVariants } from './composition';
import { changeSite, type DeliveryContext } from './deploy';
import type { Deployment } from './deployments';

/**
 * Takes back the latest change of a remote or of the host: a whole release, or a share of the users. Doing it
 * again takes back the one before.
 *
 * @throws Refusal when there is none.
 */
export async function rollBack(
  context: DeliveryContext,
  code: string,
  component: string,
): Promise<Deployment | undefined> {
  await readMerchant(context.merchantsFolder, code);
  if (component !== HOST_COMPONENT && !isRemoteComponent(component)) {
    throw new Refusal(`"${component}" is neither a remote nor ${HOST_COMPONENT}.`);
  }
  return changeSite(context, code, 'rollback', async (live) => {
    const present = liveText(live, component);
    if (!present) throw new Refusal(`${component} is not live for ${code}: there is nothing to roll back.`);
    const previous = stateBefore(await context.deployments.history(code), component);
    if (!previous) throw new Refusal(`${component}@${present} is the first release that ${code} has had.`);
    return withPart(live, component, previous);
  });
}

/**
 * What was live before the latest change that no rollback has taken back yet. Each deployment of the component
 * goes onto a pile and each rollback takes one off it.
 */
function stateBefore(newestFirst: readonly Deployment[], component: string): Composition | undefined {
  const pile: (Deployment | undefined)[] = [];
  let before: Deployment | undefined;
  for (const deployment of newestFirst.toReversed()) {
    if (deployment.changes.some((change) => change.component === component)) {
      if (deployment.action === 'rollback') pile.pop();
      else pile.push(before);
    }
    before = deployment;
  }
  const state = compositionOf(pile.at(-1));
  return liveText(state, component) ? state : undefined;
}

function liveText({ host, remotes }: Composition, component: string): string | undefined {
  if (component === HOST_COMPONENT) return host;
  const variants = remotes.get(component);
  return variants && describeVariants(component, variants);
}

function withPart(live: Composition, component: string, from: Composition): Composition {
  if (component === HOST_COMPONENT) return { ...live, host: from.host };
  return { ...live, remotes: new Map(live.remotes).set(component, from.remotes.get(component) ?? []) };
}
