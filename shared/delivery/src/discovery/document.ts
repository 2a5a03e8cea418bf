import {
  DISCOVERY_SCHEMA,
  type DiscoveryDocument,
  DiscoveryDocument as DiscoverySchema,
} from '@site/contracts/discovery';
import { Refusal } from '../refusal';
import { componentOf, discoveryName, REMOTE_MANIFEST_FILE } from './names';
import type { StoredRelease } from './releases';

const WHOLE_TRAFFIC = 100;

/** A release that is to be live, and where browsers find its manifest. */
export interface PlacedRelease extends StoredRelease {
  readonly manifestUrl: string;
}

/**
 * Says where a stored release is found.
 *
 * @param releasesUrl Of the releases origin, without a slash at the end: `http://localhost:8081`.
 */
export function placeRelease(stored: StoredRelease, releasesUrl: string): PlacedRelease {
  const manifestUrl = `${releasesUrl}/${stored.component}/${stored.release}/${REMOTE_MANIFEST_FILE}`;
  return { ...stored, manifestUrl };
}

/**
 * Makes the discovery document of a merchant: one release of each remote, for all users.
 *
 * @throws Refusal when the result breaks the profile; nothing is written then.
 */
export function makeDiscovery(releases: readonly PlacedRelease[]): DiscoveryDocument {
  const microFrontends = releases
    .toSorted((one, other) => one.remote.localeCompare(other.remote))
    .map((release) => [
      discoveryName(release.remote),
      [
        {
          url: release.manifestUrl,
          metadata: { version: release.release, integrity: release.integrity },
          deployment: { traffic: WHOLE_TRAFFIC, default: true },
          extras: { contract: release.manifest.metaData.contract },
        },
      ],
    ]);
  return parseDiscovery({ schema: DISCOVERY_SCHEMA, microFrontends: Object.fromEntries(microFrontends) });
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

/** The default release of each remote in a document, by component: `{ 'mfe-games': '1.4.0' }`. */
export function defaultReleases(document: DiscoveryDocument): Map<string, string> {
  return new Map(
    Object.entries(document.microFrontends).flatMap(([name, entries]) => {
      const live = entries.find((entry) => entry.deployment.default);
      const component = componentOf(name.slice(name.indexOf('/') + 1));
      return live ? [[component, live.metadata.version] as const] : [];
    }),
  );
}
