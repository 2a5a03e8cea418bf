import { type DiscoveryDocument, stretchesOf } from '@site/contracts/federation/discovery';
import type { PreloadedFile, RemoteArms } from '@site/contracts/federation/documents';
import type { Merchant } from '@site/contracts/federation/merchant';
import type { PlacedRelease } from '../discovery/document';
import { discoveryName } from '../discovery/names';
import type { DocumentKind } from './hostManifest';
import { filesOf, modulesOf } from './preloads';

/** What a document names, and what of it the host has itself. */
interface Named {
  readonly discovery: DiscoveryDocument;
  readonly releases: readonly PlacedRelease[];
  readonly hostProvides?: readonly string[] | undefined;
}

/**
 * What a document's first script preloads of remotes that users have different releases of (FD-050): for each of these
 * releases its users, and the files of the first screen, as they will be asked for.
 */
export function remoteArms(kind: DocumentKind, merchant: Merchant, named: Named): RemoteArms[] {
  const modules = modulesOf(kind, merchant);
  return [...new Set(modules.map(({ remote }) => remote))].flatMap((remote) => {
    const exposes = modules.filter((module) => module.remote === remote).map(({ expose }) => expose);
    const arms = armsOf(remote, exposes, named);
    const [entry] = named.discovery.microFrontends[discoveryName(remote)] ?? [];
    return arms.length > 1 ? [{ remote, salt: entry?.deployment.salt, arms }] : [];
  });
}

function armsOf(
  remote: string,
  exposes: readonly string[],
  { discovery, releases, hostProvides = [] }: Named,
): RemoteArms['arms'] {
  const entries = discovery.microFrontends[discoveryName(remote)] ?? [];
  const all = stretchesOf(entries.map(({ deployment }) => deployment));
  return entries.flatMap(({ url }, index) => {
    const release = releases.find((placed) => placed.remote === remote && placed.manifestUrl === url);
    const stretches = all[index] ?? [];
    return release && stretches.length > 0
      ? [{ stretches, files: filesOfArm(release, exposes, hostProvides) }]
      : [];
  });
}

function filesOfArm(
  release: PlacedRelease,
  exposes: readonly string[],
  hostProvides: readonly string[],
): PreloadedFile[] {
  const provided = new Set(hostProvides);
  const files = exposes.flatMap((expose) => filesOf(release, expose, provided));
  return [...new Map(files.map((file) => [file.href, file])).values()];
}
