import type { PlacedRelease } from '../discovery/document';
import { componentOf } from '../discovery/names';
import type { DocumentKind } from './hostManifest';

/**
 * The kinds of document that the routes of remotes need, one for each page (FD-012). Paths that the host has
 * stay the host's.
 */
export function addedKinds(
  releases: readonly PlacedRelease[],
  hostKinds: readonly DocumentKind[],
): readonly DocumentKind[] {
  const taken = new Set(hostKinds.flatMap(({ paths }) => paths));
  const kinds = new Map<string, DocumentKind>();
  for (const { remote, manifest } of releases) {
    for (const { path, expose } of manifest.metaData.routes ?? []) {
      if (taken.has(path)) continue;
      taken.add(path);
      const kind = `${componentOf(remote)}-${expose.slice('./'.length)}`;
      const paths = [...(kinds.get(kind)?.paths ?? []), path];
      kinds.set(kind, { kind, paths, preload: [{ remote, expose }] });
    }
  }
  return [...kinds.values()];
}
