import type { Becomes, Part } from '@site/contracts/federation/consoleApi';
import type { Variant } from '@site/contracts/federation/rollout';
import { type Composition, wholly } from '../product/deploy/composition';
import { HOST_COMPONENT } from '../product/discovery/names';

/** A release as the console tells of it; its component where that is not the remote's own. */
export function partOf(
  remote: string,
  { component, release, traffic, default: isDefault }: Omit<Variant, 'stretches' | 'fallback'>,
): Part {
  return { ...(component !== remote && { component }), release, traffic, default: isDefault };
}

/** What each of some components is before a change and after it. */
export function becomesOf(
  components: readonly string[],
  before: Composition,
  after: Composition,
): readonly Becomes[] {
  return components.map((component) => ({
    component,
    before: partsOf(component, before),
    after: partsOf(component, after),
  }));
}

function partsOf(component: string, { host, remotes }: Composition): Part[] {
  const variants =
    component === HOST_COMPONENT
      ? host
        ? wholly(HOST_COMPONENT, host)
        : []
      : (remotes.get(component) ?? []);
  return variants.map((variant) => partOf(component, variant));
}
