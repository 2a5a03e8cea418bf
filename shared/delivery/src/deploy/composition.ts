import type { DiscoveryDocument, DiscoveryEntry, Share } from '@site/contracts/discovery';
import { componentOf, HOST_COMPONENT, remoteInDocument } from '../discovery/names';
import type { Change, Deployment } from './deployments';

/** A release in the store. A remote's component is its folder there: `mfe-games`. */
export interface ReleaseId {
  readonly component: string;
  readonly release: string;
}

/** One release of a remote that is live, and its share of the merchant's users. */
export interface Variant extends ReleaseId, Readonly<Share> {
  /** What is loaded when this one cannot be. */
  readonly fallback?: ReleaseId | undefined;
}

/** What a merchant's site is made of. */
export interface Composition {
  /** Release of the host. */
  readonly host: string | undefined;
  /**
   * By remote, written as components are: `mfe-games`. A merchant may have put a component of its own in the
   * place of a remote.
   */
  readonly remotes: ReadonlyMap<string, readonly Variant[]>;
}

export const WHOLE_TRAFFIC = 100;

/** A release for all users. */
export function wholly(component: string, release: string, fallback?: ReleaseId): readonly Variant[] {
  return [{ component, release, traffic: WHOLE_TRAFFIC, default: true, ...(fallback && { fallback }) }];
}

export function defaultOf(variants: readonly Variant[]): Variant | undefined {
  return variants.find((variant) => variant.default);
}

export function isSame(one: ReleaseId, other: ReleaseId): boolean {
  return one.component === other.component && one.release === other.release;
}

/** What is live, as a composition; empty when nothing is. */
export function compositionOf(live: Deployment | undefined): Composition {
  return live ? compositionFrom(live.host, live.discovery) : { host: undefined, remotes: new Map() };
}

export function compositionFrom(host: string, discovery: DiscoveryDocument): Composition {
  const remotes = Object.entries(discovery.microFrontends).map(([name, entries]) => {
    const remote = componentOf(remoteInDocument(name));
    return [remote, entries.map((entry) => variantOf(remote, entry))] as const;
  });
  return { host, remotes: new Map(remotes) };
}

function variantOf(remote: string, { fallbackUrl, metadata, deployment, extras }: DiscoveryEntry): Variant {
  const fallback =
    fallbackUrl && extras.fallback
      ? { component: componentAt(fallbackUrl), release: extras.fallback.version }
      : undefined;
  return {
    component: extras.component ?? remote,
    release: metadata.version,
    ...deployment,
    ...(fallback && { fallback }),
  };
}

/** `…/mfe-games/1.4.0/mf-manifest.json` → `mfe-games` */
function componentAt(manifestUrl: string): string {
  return new URL(manifestUrl).pathname.split('/').at(-3) ?? '';
}

/** What differs, sorted by component. A fallback is named only where nothing else differs. */
export function changesBetween(before: Composition, after: Composition): Change[] {
  const differing = (describe: typeof describeVariants) => {
    const [from, to] = [textsOf(before, describe), textsOf(after, describe)];
    const components = [...new Set([...from.keys(), ...to.keys()])].sort();
    return components
      .filter((component) => from.get(component) !== to.get(component))
      .map((component): Change => {
        const change = { from: from.get(component), to: to.get(component) };
        return { component, ...(change.from && { from: change.from }), ...(change.to && { to: change.to }) };
      });
  };
  const changes = differing(describeVariants);
  const told = new Set(changes.map(({ component }) => component));
  const fallbacks = differing(describeFallbacks).filter(({ component }) => !told.has(component));
  return [...changes, ...fallbacks].sort((one, other) => (one.component < other.component ? -1 : 1));
}

function textsOf({ host, remotes }: Composition, describe: typeof describeVariants): Map<string, string> {
  const texts = [...remotes].map(([remote, variants]) => [remote, describe(remote, variants)] as const);
  return new Map([...(host ? [[HOST_COMPONENT, host] as const] : []), ...texts]);
}

/** `1.4.0 with fallback 1.3.0` */
function describeFallbacks(remote: string, variants: readonly Variant[]): string {
  const fallbacks = variants.map(({ fallback }) => (fallback ? nameOf(remote, fallback) : 'none'));
  return `${describeVariants(remote, variants)} with fallback ${fallbacks.join(', ')}`;
}

function nameOf(remote: string, { component, release }: ReleaseId): string {
  return component === remote ? release : `${component}@${release}`;
}

/** `1.3.0`, or `1.3.0 90 %, 1.4.0 10 %`; with its component where that is not the remote's own. */
export function describeVariants(remote: string, variants: readonly Variant[]): string {
  return variants
    .map((variant) => {
      const name = nameOf(remote, variant);
      return variants.length === 1 ? name : `${name} ${variant.traffic} %`;
    })
    .join(', ');
}
