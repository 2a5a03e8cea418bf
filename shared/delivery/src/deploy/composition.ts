import type { DiscoveryDocument } from '@site/contracts/discovery';
import { defaultReleases } from '../discovery/document';
import { HOST_COMPONENT } from '../discovery/names';
import type { Change, Deployment } from './deployments';

/** Release by component, the host's among them: what a merchant's site is made of. */
export type Composition = ReadonlyMap<string, string>;

/** What is live, as a composition; empty when nothing is. */
export function compositionOf(live: Deployment | undefined): Composition {
  return live ? compositionFrom(live.host, live.discovery) : new Map();
}

export function compositionFrom(host: string, discovery: DiscoveryDocument): Composition {
  return new Map([[HOST_COMPONENT, host], ...defaultReleases(discovery)]);
}

/** What differs, sorted by component. */
export function changesBetween(before: Composition, after: Composition): Change[] {
  const components = [...new Set([...before.keys(), ...after.keys()])].sort();
  return components
    .filter((component) => before.get(component) !== after.get(component))
    .map((component) => {
      const from = before.get(component);
      const to = after.get(component);
      return { component, ...(from && { from }), ...(to && { to }) };
    });
}
