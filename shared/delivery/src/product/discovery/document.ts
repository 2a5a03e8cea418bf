import {
  DISCOVERY_SCHEMA,
  type DiscoveryDocument,
  type DiscoveryEntry,
  DiscoveryDocument as DiscoverySchema,
  type Share,
} from '@site/contracts/federation/discovery';
import { Refusal } from '../../refusal';
import { componentOf, discoveryName, REMOTE_MANIFEST_FILE } from './names';
import type { StoredRelease } from './releases';

/** A release that is to be live in the place of a remote, for some of a merchant's users or all. */
export interface PlacedRelease extends StoredRelease, Readonly<Share> {
  /** The remote whose place it takes: `mfe_games`. */
  readonly remote: string;
  /** Where browsers find its manifest. */
  readonly manifestUrl: string;
  /** Where else it can be loaded from: another release, or the same one at a mirror. */
  readonly fallback?:
    | { readonly manifestUrl: string; readonly stored?: StoredRelease | undefined }
    | undefined;
}

/**
 * Where browsers find a release's manifest.
 *
 * @param releasesUrl Of the releases origin, without a slash at the end: `http://localhost:8081`.
 */
export function manifestUrlOf(
  { component, release }: { component: string; release: string },
  releasesUrl: string,
) {
  return `${releasesUrl}/${component}/${release}/${REMOTE_MANIFEST_FILE}`;
}

/**
 * Makes the discovery document of a merchant; a remote's default release stands first.
 *
 * @throws Refusal when the result breaks the profile; nothing is written then.
 */
export function makeDiscovery(releases: readonly PlacedRelease[]): DiscoveryDocument {
  const byRemote = new Map<string, DiscoveryEntry[]>();
  const sorted = releases.toSorted(
    (one, other) =>
      one.remote.localeCompare(other.remote) ||
      Number(other.default) - Number(one.default) ||
      one.release.localeCompare(other.release),
  );
  for (const release of sorted) {
    const name = discoveryName(release.remote);
    byRemote.set(name, [...(byRemote.get(name) ?? []), entryOf(release)]);
  }
  return parseDiscovery({ schema: DISCOVERY_SCHEMA, microFrontends: Object.fromEntries(byRemote) });
}

function entryOf({
  remote,
  component,
  release,
  manifest,
  manifestUrl,
  ...placed
}: PlacedRelease): DiscoveryEntry {
  const { contract, routes, menu } = manifest.metaData;
  const { fallback, traffic, stretches, salt } = placed;
  return {
    url: manifestUrl,
    ...(fallback && { fallbackUrl: fallback.manifestUrl }),
    metadata: { version: release, integrity: placed.integrity },
    deployment: { traffic, default: placed.default, ...(stretches && { stretches }), ...(salt && { salt }) },
    extras: {
      contract,
      exposes: manifest.exposes.map(({ path }) => path),
      ...(component !== componentOf(remote) && { component }),
      ...(fallback?.stored && { fallback: statementOf(fallback.stored) }),
      ...(routes && { routes }),
      ...(menu && { menu }),
    },
  };
}

function statementOf({ release, integrity, manifest }: StoredRelease) {
  return { version: release, integrity, contract: manifest.metaData.contract };
}

/**
 * Checks a discovery document against the strict profile (FD-009).
 *
 * @throws Refusal naming the first place that breaks it.
 */
export function parseDiscovery(document: unknown): DiscoveryDocument {
  const parsed = DiscoverySchema.safeParse(document);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(`The discovery document is not valid at ${issue?.path.join('.')}: ${issue?.message}.`);
}
