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
 * Refuses a release that this site could not use: one for another contract, one that lacks a module that the
 * merchant's home names or a page that players have now, or that adds a path which is somebody else's
 * (FD-012, FD-014).
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
  const needed = [
    ...homeModules(merchant, remoteOf(remote)),
    ...(await livePages(context, host, live, remote)),
  ];
  const missing = [...new Set(needed)].filter((expose) => !exposed.includes(expose));
  if (missing.length > 0) {
    throw new Refusal(
      `${component}@${release} does not expose ${missing.join(', ')}, which ${merchant.code}'s site shows of ${remote}. To take a change back, use: site rollback ${remote} --merchant ${merchant.code}`,
    );
  }
  const taken = await takenPaths(context, host, live, remote);
  for (const { path } of manifest.metaData.routes ?? []) {
    const owner = taken.get(path);
    if (owner)
      throw new Refusal(`${component}@${release} adds ${path}, which is ${owner}'s: choose another path.`);
  }
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
