import { meetsContract } from '@site/contracts/contractRange';
import type { Merchant } from '@site/contracts/merchant';
import { CONTRACT_VERSION } from '@site/contracts/remoteModules';
import { type HostManifest, readHostRelease } from '../compose/hostManifest';
import { componentOf, remoteOf } from '../discovery/names';
import { readRelease } from '../discovery/releases';
import { Refusal } from '../refusal';
import type { Composition, ReleaseId } from './composition';
import type { DeliveryContext } from './deploy';

/**
 * Refuses a release that this site could not use: one for another contract, one that lacks a module that the host or the merchant's home
 * names, or that adds a path which is somebody else's (FD-012, FD-014).
 *
 * @throws Refusal naming the contract, the modules or the path.
 */
export async function refuseUnfit(
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
    );
  }
  if (!live.host) return;
  const { manifest: host } = await readHostRelease(context.store, live.host);
  const exposed = manifest.exposes.map(({ path }) => path);
  const missing = neededModules(host, merchant, remoteOf(remote)).filter(
    (expose) => !exposed.includes(expose),
  );
  if (missing.length > 0) {
    throw new Refusal(
      `${component}@${release} does not expose ${missing.join(', ')}, which ${merchant.code}'s site shows of ${remote}.`,
    );
  }
  const taken = await takenPaths(context, host, live, remote);
  for (const { path } of manifest.metaData.routes ?? []) {
    const owner = taken.get(path);
    if (owner)
      throw new Refusal(`${component}@${release} adds ${path}, which is ${owner}'s: choose another path.`);
  }
}

/** Modules of a remote that a page or a slot of home is made of. */
function neededModules({ documentKinds }: HostManifest, { home }: Merchant, remote: string): string[] {
  const ofPages = documentKinds.flatMap(({ preload }) => preload);
  const ofHome = home.map((slot) => {
    const [name, expose = ''] = slot.split(/(?=\.\/)/);
    return { remote: name, expose };
  });
  return [...ofPages, ...ofHome].filter((module) => module.remote === remote).map(({ expose }) => expose);
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
