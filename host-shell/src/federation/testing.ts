import {
  DISCOVERY_SCHEMA,
  type DiscoveryEntry,
  type RemoteManifest,
} from '@site/contracts/federation/discovery';

const RELEASES = 'https://releases.test';

/** An integrity of the right shape; of no real file. */
export const someIntegrity = `sha384-${'A'.repeat(64)}`;

/** The integrity of a text, as the build writes it. */
export async function integrityOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

export function manifestUrl(remote: string, release: string): string {
  return `${RELEASES}/${remote}/${release}/mf-manifest.json`;
}

type EntryOptions = Partial<
  DiscoveryEntry['deployment'] & { integrity: string; contract: string; fallbackUrl: string }
>;

/** A release in a discovery document, live for all unless told otherwise. */
export function discoveryEntry(remote: string, release: string, options: EntryOptions = {}): DiscoveryEntry {
  const {
    traffic = 100,
    default: isDefault = true,
    integrity = someIntegrity,
    contract = '^1.0.0',
    fallbackUrl,
  } = options;
  return {
    url: manifestUrl(remote, release),
    ...(fallbackUrl && { fallbackUrl }),
    metadata: { version: release, integrity },
    deployment: { traffic, default: isDefault },
    extras: { contract },
  };
}

export function discoveryDocument(microFrontends: Record<string, unknown>) {
  return { schema: DISCOVERY_SCHEMA, microFrontends };
}

/** A manifest of a release with one page. */
export function manifest(remote: string, release: string, contract = '^1.0.0'): RemoteManifest {
  return {
    name: remote,
    metaData: {
      release,
      contract,
      globalName: `${remote}_${release.replaceAll('.', '_')}`,
      remoteEntry: { name: 'remoteEntry.js', path: '' },
      integrity: { 'remoteEntry.js': someIntegrity, 'page.js': someIntegrity, 'page.css': someIntegrity },
    },
    exposes: [
      {
        name: 'LoginPage',
        path: './LoginPage',
        assets: { js: { sync: ['page.js'], async: [] }, css: { sync: ['page.css'], async: [] } },
      },
    ],
  };
}
