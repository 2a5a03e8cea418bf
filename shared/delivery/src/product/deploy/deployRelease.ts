import { meetsContract } from '@site/contracts/federation/contractRange';
import type { Merchant } from '@site/contracts/federation/merchant';
import { CONTRACT_VERSION } from '@site/contracts/federation/remoteModules';
import type { ReleaseId, Variant } from '@site/contracts/federation/rollout';
import { Refusal } from '../../refusal';
import { readHostRelease } from '../compose/hostManifest';
import { readMerchant } from '../discovery/merchants';
import { componentOf, HOST_COMPONENT } from '../discovery/names';
import { readRelease } from '../discovery/releases';
import { assertCompatibleRelease } from './compatibility';
import { type Composition, defaultOf, isSame, WHOLE_TRAFFIC, wholly } from './composition';
import { changeSite, type DeliveryContext } from './deploy';
import type { Deployment } from './deployments';
import { withShare } from './shares';

export interface DeployOptions extends ReleaseId {
  /** The remote whose place it takes, when that is not the component's own. */
  readonly as?: string | undefined;
  /** Share of the users, in per cent; all without it. */
  readonly traffic?: number | undefined;
  /** The release to load when this one cannot be; without it the one that it replaces. `false` names none. */
  readonly fallback?: string | false | undefined;
}

/**
 * Makes a release live for all of a merchant's users, or for a share of them (FD-019).
 *
 * @param together Releases that go live for everybody at the same moment: those of a new contract with its host.
 * @returns The deployment, or undefined when it is so already.
 * @throws Refusal that says what would have been right.
 */
export async function deployRelease(
  context: DeliveryContext,
  code: string,
  options: DeployOptions,
  together: readonly ReleaseId[] = [],
): Promise<Deployment | undefined> {
  const { merchant } = await readMerchant(context.merchantsFolder, code);
  const all = [options, ...together];
  refuseOnePlaceTwice(all);
  for (const one of all) await refuseImpossible(context, merchant, one);
  return changeSite(context, code, 'deploy', async (live) => {
    let next = live;
    for (const one of all) next = await withRelease(context, merchant, next, one);
    return next;
  });
}

/** Of two releases in one place only one could be live: which, nobody would have said. */
function refuseOnePlaceTwice(all: readonly DeployOptions[]): void {
  const taken = new Map<string, string>();
  for (const { component, release, as: place = component } of all) {
    const id = `${component}@${release}`;
    const other = taken.get(place);
    if (other)
      throw new Refusal(`${other} and ${id} cannot both be live in the place of ${place}: name one of them.`);
    taken.set(place, id);
  }
}

/** @throws Refusal when a release is not there, or the merchant has no place for it. */
export async function refuseImpossible(
  { store }: DeliveryContext,
  merchant: Merchant,
  options: DeployOptions,
): Promise<void> {
  const { component, release, as: remote = component } = options;
  if (component === HOST_COMPONENT) {
    refuseShareOfHost(options);
    await readHostRelease(store, release);
    return;
  }
  await readRelease(store, component, release);
  refuseUselessFallback(options);
  const own = merchant.remotes.map(componentOf);
  if (!own.includes(remote)) {
    throw new Refusal(
      `${merchant.code}'s site has no ${remote}: it is made of ${own.join(', ')} (merchant.json, remotes).`,
    );
  }
}

/**
 * Gives a release its share of a remote's users, or all of them.
 *
 * @throws Refusal when it does not go with what is live, or the share is none that it can have.
 */
export async function withRelease(
  context: DeliveryContext,
  merchant: Merchant,
  live: Composition,
  options: DeployOptions,
): Promise<Composition> {
  const { component, release, as: remote = component, traffic = WHOLE_TRAFFIC } = options;
  if (component === HOST_COMPONENT) return { ...live, host: release };
  await assertCompatibleRelease(context, merchant, live, { remote, component, release });
  const present = live.remotes.get(remote) ?? [];
  const variants =
    traffic === WHOLE_TRAFFIC
      ? wholly(component, release, await fallbackFor(context, options, defaultOf(present)))
      : withShare(merchant.code, remote, present, { component, release }, traffic);
  return withRemote(live, remote, variants);
}

export function withRemote(live: Composition, remote: string, variants: readonly Variant[]): Composition {
  return { ...live, remotes: new Map(live.remotes).set(remote, variants) };
}

function refuseShareOfHost({ as, traffic, fallback }: DeployOptions): void {
  if (as === undefined && traffic === undefined && fallback === undefined) return;
  throw new Refusal(
    `${HOST_COMPONENT} goes live wholly, its documents are composed ahead: leave out --traffic, --as and --fallback.`,
  );
}

function refuseUselessFallback({ release, traffic = WHOLE_TRAFFIC, fallback }: DeployOptions): void {
  if (typeof fallback !== 'string') return;
  if (traffic < WHOLE_TRAFFIC)
    throw new Refusal('A share falls back to the default release: leave out --fallback, or --traffic.');
  if (fallback === release)
    throw new Refusal(`${release} cannot be its own fallback: name another release, or --no-fallback.`);
}

/** The release that is replaced, where it can still stand in; a release that is deployed again keeps its own. */
async function fallbackFor(
  context: DeliveryContext,
  { component, release, fallback }: DeployOptions,
  replaced: Variant | undefined,
): Promise<ReleaseId | undefined> {
  if (fallback === false) return undefined;
  if (fallback !== undefined) {
    const { manifest } = await readRelease(context.store, component, fallback);
    const { contract } = manifest.metaData;
    if (meetsContract(contract, CONTRACT_VERSION)) return { component, release: fallback };
    throw new Refusal(
      `${component}@${fallback} meets contract ${contract} and the host's is ${CONTRACT_VERSION}: it cannot be the fallback.`,
    );
  }
  if (!replaced) return undefined;
  return isSame(replaced, { component, release }) ? replaced.fallback : standIn(context, replaced);
}

async function standIn(context: DeliveryContext, { component, release }: ReleaseId) {
  try {
    const { manifest } = await readRelease(context.store, component, release);
    return meetsContract(manifest.metaData.contract, CONTRACT_VERSION) ? { component, release } : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
