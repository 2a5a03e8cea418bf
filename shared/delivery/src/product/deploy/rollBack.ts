import type { Variant } from '@site/contracts/federation/rollout';
import { Refusal } from '../../refusal';
import { readMerchant } from '../discovery/merchants';
import { HOST_COMPONENT, isRemoteComponent } from '../discovery/names';
import { type Composition, describeVariants } from './composition';
import { changeSite, type DeliveryContext } from './deploy';
import { compositionOf, type Deployment } from './deployments';

export interface RollbackOptions {
  /**
   * Others that go back at the same moment: remotes with the host that they went live with. One that has not
   * changed since `component` did was live before, and stays.
   */
  readonly together?: readonly string[] | undefined;
  /** The release to go back to, over everything that came after it. */
  readonly to?: string | undefined;
}

/**
 * Takes back the latest change of a remote or of the host: a whole release, or a share of the users. Doing it
 * again takes back the one before.
 *
 * @param options.to Takes back all changes since everybody had that release.
 * @throws Refusal when there is none, or when what was live before is not compatible with the rest.
 */
export async function rollBack(
  context: DeliveryContext,
  code: string,
  component: string,
  { together = [], to }: RollbackOptions = {},
): Promise<Deployment | undefined> {
  await readMerchant(context.merchantsFolder, code);
  const all = [...new Set([component, ...together])];
  for (const one of all) {
    if (one !== HOST_COMPONENT && !isRemoteComponent(one))
      throw new Refusal(`"${one}" is neither a remote nor ${HOST_COMPONENT}.`);
  }
  return changeSite(context, code, 'rollback', async (live) => {
    const history = await context.deployments.history(code);
    for (const one of all) refuseNotLive(code, live, one);
    if (to !== undefined) {
      const { before } = changeSince(code, live, history, component, to);
      return all.reduce((next, one) => withPart(next, one, before), live);
    }
    const since = changesOf(history, component).at(-1)?.number ?? 0;
    return all
      .filter((one) => one === component || (changesOf(history, one).at(-1)?.number ?? since) >= since)
      .reduce((next, one) => withPart(next, one, previousOf(code, live, history, one)), live);
  });
}

function refuseNotLive(code: string, live: Composition, component: string): void {
  if (textOf(live, component) === undefined)
    throw new Refusal(`${component} is not live for ${code}: there is nothing to roll back.`);
}

function previousOf(
  code: string,
  live: Composition,
  history: readonly Deployment[],
  component: string,
): Composition {
  const previous = changesOf(history, component).at(-1)?.before;
  if (previous && textOf(previous, component) !== undefined) return previous;
  throw new Refusal(`${component}@${textOf(live, component)} is the first release that ${code} has had.`);
}

/** The latest change that took a release from everybody. */
function changeSince(
  code: string,
  live: Composition,
  history: readonly Deployment[],
  component: string,
  release: string,
): ComponentChange {
  if (wholeRelease(live, component) === release)
    throw new Refusal(`${code} has ${release} of ${component} for everybody already.`);
  const changes = changesOf(history, component);
  const found = changes.findLast(({ before }) => wholeRelease(before, component) === release);
  if (found) return found;
  const possible = changes.flatMap(({ before }) => wholeRelease(before, component) ?? []).toReversed();
  const had = possible.length > 0 ? `everybody had ${[...new Set(possible)].join(', ')}` : 'it is the first';
  throw new Refusal(
    `${code} has not had ${release} of ${component} for everybody before what is live now: ${had}. What is no way back is deployed.`,
  );
}

interface ComponentChange {
  /** Of the deployment that made it. */
  readonly number: number;
  /** What was live before it. */
  readonly before: Composition;
}

/** Of a rollout only its start goes onto the pile: a rollback takes back all of it. */
const GOES_ON = new Set<Deployment['action']>(['step', 'promote', 'pause', 'resume']);

/**
 * The changes of a component that nothing has taken back yet, the latest last. Each deployment of the component goes
 * onto a pile, and each rollback, abort or stop takes off it what came after the state that it restored.
 */
function changesOf(newestFirst: readonly Deployment[], component: string): readonly ComponentChange[] {
  let pile: readonly ComponentChange[] = [];
  let before = compositionOf(undefined);
  for (const deployment of newestFirst.toReversed()) {
    const after = compositionOf(deployment);
    const isChanged = deployment.changes.some((change) => change.component === component);
    if (isChanged && !GOES_ON.has(deployment.action)) {
      if (deployment.action === 'deploy') pile = [...pile, { number: deployment.number, before }];
      else {
        const restored = pile.findLastIndex((change) => isSamePart(change.before, after, component));
        pile = pile.slice(0, restored < 0 ? -1 : restored);
      }
    }
    before = after;
  }
  return pile;
}

function isSamePart(one: Composition, other: Composition, component: string): boolean {
  if (component === HOST_COMPONENT) return one.host === other.host;
  const [left, right] = [one, other].map(({ remotes }) => JSON.stringify(remotes.get(component)));
  return left === right;
}

function textOf({ host, remotes }: Composition, component: string): string | undefined {
  if (component === HOST_COMPONENT) return host;
  const variants = remotes.get(component);
  return variants && describeVariants(component, variants);
}

/** The release that everybody has, as the log names it; undefined when there are several, or none. */
function wholeRelease(composition: Composition, component: string): string | undefined {
  const several = component !== HOST_COMPONENT && (composition.remotes.get(component) ?? []).length !== 1;
  return several ? undefined : textOf(composition, component);
}

function withPart(live: Composition, component: string, from: Composition): Composition {
  if (component === HOST_COMPONENT) return { ...live, host: from.host };
  const variants: readonly Variant[] = from.remotes.get(component) ?? [];
  return { ...live, remotes: new Map(live.remotes).set(component, variants) };
}
