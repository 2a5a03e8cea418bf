import type { DiscoveryEntry } from '@site/contracts/federation/discovery';
import { overriddenRelease } from './overrides';
import { variantSeed } from './place';
import { activePreview } from './previewed';
import { chooseVariant } from './variant';

/** One place that a remote's release may be loaded from. */
export interface Source {
  readonly remote: string;
  /** Address of its manifest. */
  readonly url: string;
  readonly release: string;
  readonly integrity: string;
  readonly contract: string;
}

export type RemoteDeployments = ReadonlyMap<string, readonly DiscoveryEntry[]>;

let deployments: RemoteDeployments = new Map();
let seed: string | undefined;
/** Manifest addresses of the sources that failed on this page. */
const unhealthy = new Set<string>();

/** Makes known what the merchant's document deploys. Nothing is loaded by it. */
export function deployRemotes(next: RemoteDeployments): void {
  deployments = next;
  unhealthy.clear();
}

/** Puts another deployment of one remote in the place of the document's. */
export function redeployRemote(remote: string, entries: readonly DiscoveryEntry[]): void {
  deployments = new Map(deployments).set(remote, entries);
}

/** Names of the merchant's remotes. */
export function remoteNames(): readonly string[] {
  return [...deployments.keys()];
}

/** The folders that releases of the merchant's remotes lie in: no others are allowed by the document's policy. */
export function releaseFolders(all: RemoteDeployments = deployments): string[] {
  const urls = [...all.values()]
    .flat()
    .flatMap(({ url, fallbackUrl }) => (fallbackUrl ? [url, fallbackUrl] : [url]));
  return [...new Set(urls.map(folderOfReleases))];
}

/** Whether a manifest lies where the page may load releases from. */
export function isInReleaseFolder(manifestUrl: string): boolean {
  return URL.canParse(manifestUrl) && releaseFolders().includes(folderOfReleases(manifestUrl));
}

function folderOfReleases(manifestUrl: string): string {
  return new URL('..', manifestUrl).href;
}

/** Whether this merchant's site has the remote; without it there is no route, menu entry or slot of it. */
export function hasRemote(remote: string): boolean {
  return deployments.has(remote);
}

/** The release of a remote that this user gets: a preview, the one that they override with, else their variant. */
export function chosenEntry(remote: string): DiscoveryEntry | undefined {
  return choose(remote, deployments.get(remote) ?? []);
}

function previewOf(remote: string): DiscoveryEntry | undefined {
  const preview = activePreview();
  return preview?.remote === remote ? preview.entry : undefined;
}

/** As chosenEntry, of a deployment that is not (yet) the page's. */
export function choose(remote: string, entries: readonly DiscoveryEntry[]): DiscoveryEntry | undefined {
  seed ??= variantSeed();
  return previewOf(remote) ?? overriddenRelease(remote, entries) ?? chooseVariant(remote, entries, seed);
}

/**
 * Where to load a remote from, in order: the user's variant, its fallback, the default release (FD-028).
 * Those that failed come last, so that one release of a remote serves the page. Empty for a remote that the
 * merchant does not have.
 */
export function sourcesOf(remote: string): readonly Source[] {
  const entries = deployments.get(remote) ?? [];
  const standard = entries.find(({ deployment }) => deployment.default);
  const sources = [chosenEntry(remote), standard].flatMap((entry) =>
    entry ? sourcesOfEntry(remote, entry) : [],
  );
  const distinct = sources.filter(
    ({ url }, index) => sources.findIndex((other) => other.url === url) === index,
  );
  return [...distinct.filter(isHealthy), ...distinct.filter((source) => !isHealthy(source))];
}

/** Whether a source has not failed on this page. */
export function isHealthy({ url }: Source): boolean {
  return !unhealthy.has(url);
}

/** Lets other sources come before these, which did not load or threw while they were shown. */
export function markUnhealthy(sources: readonly Source[]): void {
  for (const { url } of sources) unhealthy.add(url);
}

function sourcesOfEntry(remote: string, { url, fallbackUrl, metadata, extras }: DiscoveryEntry): Source[] {
  const source = {
    remote,
    url,
    release: metadata.version,
    integrity: metadata.integrity,
    contract: extras.contract,
  };
  if (!fallbackUrl) return [source];
  const { version: release = source.release, ...other } = extras.fallback ?? {};
  return [source, { ...source, ...other, release, url: fallbackUrl }];
}
