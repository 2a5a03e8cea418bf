import { meetsContract } from '@site/contracts/federation/contractRange';
import type { RemoteManifest } from '@site/contracts/federation/discovery';
import type { Merchant } from '@site/contracts/federation/merchant';
import { CONTRACT_VERSION } from '@site/contracts/federation/remoteModules';
import type { ReleaseId } from '@site/contracts/federation/rollout';
import { Refusal } from '../../refusal';
import { isWithinRange } from '../../versionRange';
import type { DocumentParts } from '../compose/document';
import { type HostManifest, readHostRelease } from '../compose/hostManifest';
import { componentOf, HOST_COMPONENT, remoteOf } from '../discovery/names';
import { neededOfHost } from '../discovery/neededOfHost';
import { readRelease } from '../discovery/releases';
import { type Composition, isSame } from './composition';
import type { DeliveryContext } from './deploy';

/**
 * Makes sure that a release is compatible with the site that it is to be part of: it is made for this contract,
 * has the modules that the merchant's home names and the pages that players have now, and adds no path that is
 * somebody else's (FD-012, FD-014).
 *
 * @throws Refusal naming the contract, the modules or the path.
 */
export async function assertCompatibleRelease(
  context: DeliveryContext,
  merchant: Merchant,
  live: Composition,
  { remote, component, release }: ReleaseId & { readonly remote: string },
): Promise<void> {
  const { manifest } = await readRelease(context.store, component, release);
  const { contract } = manifest.metaData;
  if (!meetsContract(contract, CONTRACT_VERSION)) {
    throw new Refusal(
      `${component}@${release} meets contract ${contract} and the host's is ${CONTRACT_VERSION}: release it again for that one.`,
      'unfit.contract',
    );
  }
  if (!live.host) return;
  const { manifest: host } = await readHostRelease(context.store, live.host);
  const exposed = manifest.exposes.map(({ path }) => path);
  const needed = [
    ...homeModules(merchant, remoteOf(remote)),
    ...(await livePages(context, host, live, remote)),
  ];
  const missing = [...new Set(needed)].filter((expose) => !exposed.includes(expose));
  if (missing.length > 0) {
    throw new Refusal(
      `${component}@${release} does not expose ${missing.join(', ')}, which ${merchant.code}'s site shows of ${remote}. To take a change back, use: site rollback ${remote} --merchant ${merchant.code}`,
      'unfit.modules',
    );
  }
  const taken = await takenPaths(context, host, live, remote);
  for (const { path } of manifest.metaData.routes ?? []) {
    const owner = taken.get(path);
    if (owner)
      throw new Refusal(
        `${component}@${release} adds ${path}, which is ${owner}'s: choose another path.`,
        'unfit.path',
      );
  }
}

/**
 * Makes sure that a host and the releases of remotes are compatible with each other, whichever of them is new: by
 * a deployment or by a rollback (FD-002, FD-007, FD-016). Releases of before builds said what they need are let
 * be, and so is what is live with this very host: it must not keep others from deploying.
 *
 * @throws Refusal naming both, what the one has and what the other needs.
 */
export function assertCompatible({ host, releases }: DocumentParts, live: Composition): void {
  const liveWithHost = live.host === host.release ? [...live.remotes.values()].flat() : [];
  for (const { component, release, manifest } of releases) {
    const conflict = conflictOf(host.manifest, manifest);
    if (!conflict || liveWithHost.some((variant) => isSame(variant, { component, release }))) continue;
    const { has, needs, code } = conflict;
    throw new Refusal(
      `${HOST_COMPONENT}@${host.release} has ${has}, and ${component}@${release} needs ${needs}: change both at once, with --with, or choose another release of one.`,
      code,
    );
  }
}

/** What of the host a remote cannot work with. */
function conflictOf({ contract, shared = {} }: HostManifest, remote: RemoteManifest) {
  const wanted = remote.metaData.contract;
  if (contract !== undefined && !meetsContract(wanted, contract))
    return { has: `contract ${contract}`, needs: wanted, code: 'unfit.contract' } as const;
  for (const { package: name, range } of neededOfHost(remote)) {
    const version = shared[name];
    if (version !== undefined && isWithinRange(version, range) === false)
      return { has: `${name} ${version}`, needs: range, code: 'unfit.shared' } as const;
  }
  return undefined;
}

/** Modules of a remote that a slot of the merchant's home is made of. */
function homeModules({ home }: Merchant, remote: string): string[] {
  return home
    .map((slot) => slot.split(/(?=\.\/)/))
    .filter(([name]) => name === remote)
    .map(([, expose = '']) => expose);
}

/** Modules of a remote's default release that are pages of the host's table. */
async function livePages(
  { store }: DeliveryContext,
  { documentKinds }: HostManifest,
  live: Composition,
  remote: string,
): Promise<string[]> {
  const standard = live.remotes.get(remote)?.find((variant) => variant.default);
  if (!standard) return [];
  const { manifest } = await readRelease(store, standard.component, standard.release);
  const pages = documentKinds.flatMap(({ preload }) => preload);
  return manifest.exposes
    .map(({ path }) => path)
    .filter((expose) => pages.some((page) => page.remote === remoteOf(remote) && page.expose === expose));
}

/** Whose each path is: the host's, or that of another remote which adds it. */
async function takenPaths(
  { store }: DeliveryContext,
  host: HostManifest,
  live: Composition,
  remote: string,
): Promise<Map<string, string>> {
  const taken = new Map(host.documentKinds.flatMap(({ paths }) => paths.map((path) => [path, 'the host'])));
  for (const [name, variants] of live.remotes) {
    if (name === remote) continue;
    for (const { component, release } of variants) {
      const { manifest } = await readRelease(store, component, release);
      for (const { path } of manifest.metaData.routes ?? []) taken.set(path, componentOf(name));
    }
  }
  return taken;
}
