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
 * @param together Others whose latest change is taken back at the same moment: remotes with the host that they
 *   went live with. One that has not changed since `component` did was live before, and stays.
 * @throws Refusal when there is none, or when what was live before does not fit to the rest.
 */
export async function rollBack(
  context: DeliveryContext,
  code: string,
  component: string,
  together: readonly string[] = [],
): Promise<Deployment | undefined> {
  await readMerchant(context.merchantsFolder, code);
  const all = [...new Set([component, ...together])];
  for (const one of all) {
    if (one !== HOST_COMPONENT && !isRemoteComponent(one))
      throw new Refusal(`"${one}" is neither a remote nor ${HOST_COMPONENT}.`);
  }
  return changeSite(context, code, 'rollback', async (live) => {
    const history = await context.deployments.history(code);
    const since = latestChange(history, component)?.number ?? 0;
    return all
      .filter((one) => one === component || (latestChange(history, one)?.number ?? since) >= since)
      .reduce((next, one) => withPart(next, one, previousOf(code, live, history, one)), live);
  });
}

function previousOf(
  code: string,
  live: Composition,
  history: readonly Deployment[],
  component: string,
): Composition {
  const present = liveText(live, component);
  if (!present) throw new Refusal(`${component} is not live for ${code}: there is nothing to roll back.`);
  const previous = compositionOf(latestChange(history, component)?.before);
  if (!liveText(previous, component))
    throw new Refusal(`${component}@${present} is the first release that ${code} has had.`);
  return previous;
}

interface ComponentChange {
  /** Of the deployment that made it. */
  readonly number: number;
  /** What was live before it. */
  readonly before: Deployment | undefined;
}

/**
 * The latest change of a component that no rollback has taken back yet. Each deployment of the component goes
 * onto a pile and each rollback takes one off it.
 */
function latestChange(newestFirst: readonly Deployment[], component: string): ComponentChange | undefined {
  const pile: ComponentChange[] = [];
  let before: Deployment | undefined;
  for (const deployment of newestFirst.toReversed()) {
    if (deployment.changes.some((change) => change.component === component)) {
      if (deployment.action === 'rollback') pile.pop();
      else pile.push({ number: deployment.number, before });
    }
    before = deployment;
  }
  return pile.at(-1);
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
