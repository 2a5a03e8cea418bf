import type { Variant } from '@site/contracts/federation/rollout';
import { HOST_COMPONENT } from '../discovery/names';
import { wholly } from './composition';
import { compositionOf, type Deployment } from './deployments';

/** A release that somebody gets, in the place of a remote or as the host. */
export interface LiveRelease extends Pick<Variant, 'component' | 'release' | 'traffic' | 'default'> {
  /** The remote whose place it has, or `host-shell`. */
  readonly remote: string;
  /** Since when somebody gets it without a break, ISO 8601 in UTC. */
  readonly since: string;
  /** Who put it live then. */
  readonly by: string;
}

/** Everything of a merchant's site, the host first. */
export function liveReleases([live, ...before]: readonly Deployment[]): readonly LiveRelease[] {
  if (!live) return [];
  // Of each deployment only when it is asked for: most parts are younger than most of them.
  const known = new Map<Deployment, ReadonlySet<string>>();
  const releasesIn = (deployment: Deployment) => {
    const releases = known.get(deployment) ?? new Set(partsOfSite(deployment).map(nameOf));
    known.set(deployment, releases);
    return releases;
  };
  return partsOfSite(live).map((part) => {
    const { remote, component, release, traffic, default: isDefault } = part;
    const absent = before.findIndex((deployment) => !releasesIn(deployment).has(nameOf(part)));
    const { at, by } = before[(absent < 0 ? before.length : absent) - 1] ?? live;
    return { remote, component, release, traffic, default: isDefault, since: at, by };
  });
}

const nameOf = ({ component, release }: Pick<Variant, 'component' | 'release'>) => `${component}@${release}`;

function partsOfSite(deployment: Deployment): readonly (Variant & { readonly remote: string })[] {
  const { host, remotes } = compositionOf(deployment);
  const all = [...(host ? [[HOST_COMPONENT, wholly(HOST_COMPONENT, host)] as const] : []), ...remotes];
  return all.flatMap(([remote, variants]) => variants.map((variant) => ({ remote, ...variant })));
}
