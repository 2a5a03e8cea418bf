import type { DiscoveryEntry } from '@site/contracts/discovery';
import { chooseVariant, variantSeed } from './variant';

/** One place that a remote's release may be loaded from. */
export interface Source {
  readonly remote: string;
  /** Address of its manifest. */
  readonly url: string;
  readonly release: string;
  readonly integrity: string;
  readonly contract: string;
}

let deployments: ReadonlyMap<string, readonly DiscoveryEntry[]> = new Map();
let seed: string | undefined;

/** Makes known what the merchant's document deploys. Nothing is loaded by it. */
export function deployRemotes(next: ReadonlyMap<string, readonly DiscoveryEntry[]>): void {
  deployments = next;
}

/** Whether this merchant's site has the remote; without it there is no route, menu entry or slot of it. */
export function hasRemote(remote: string): boolean {
  return deployments.has(remote);
}

/**
 * Where to load a remote from, in order: the user's variant, its fallback address, the default release
 * (FD-028). Empty for a remote that the merchant does not have.
 */
export function sourcesOf(remote: string): readonly Source[] {
  const entries = deployments.get(remote) ?? [];
  seed ??= variantSeed();
  const variant = chooseVariant(remote, entries, seed);
  const standard = entries.find(({ deployment }) => deployment.default);
  const sources = [variant, standard].flatMap((entry) => (entry ? sourcesOfEntry(remote, entry) : []));
  return sources.filter(({ url }, index) => sources.findIndex((other) => other.url === url) === index);
}

function sourcesOfEntry(remote: string, { url, fallbackUrl, metadata, extras }: DiscoveryEntry): Source[] {
  const source = {
    remote,
    release: metadata.version,
    integrity: metadata.integrity,
    contract: extras.contract,
  };
  return [url, ...(fallbackUrl ? [fallbackUrl] : [])].map((address) => ({ ...source, url: address }));
}
