import type { PlacedRelease } from '../discovery/document';
import { componentOf } from '../discovery/names';
import type { DocumentKind } from './hostManifest';

/**
 * The kinds of document that the routes of remotes need, one for each page (FD-012).
 *
 * @param takenPaths What the host and the site's files have stays theirs.
 */
export function addedKinds(
  releases: readonly PlacedRelease[],
  takenPaths: readonly string[],
): readonly DocumentKind[] {
  const taken = new Set(takenPaths);
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
