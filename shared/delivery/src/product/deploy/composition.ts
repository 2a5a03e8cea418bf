import type { Merchant } from '@site/contracts/federation/merchant';
import type { ReleaseId, Rollout, Variant } from '@site/contracts/federation/rollout';
import * as z from 'zod/mini';
import { componentOf, HOST_COMPONENT } from '../discovery/names';

/** What a merchant's site is made of. */
export interface Composition {
  /** Release of the host. */
  readonly host: string | undefined;
  /**
   * By remote, written as components are: `mfe-games`. A merchant may have put a component of its own in the
   * place of a remote.
   */
  readonly remotes: ReadonlyMap<string, readonly Variant[]>;
  /** By remote: the release on its way in. It has its share in `remotes`. */
  readonly rollouts?: ReadonlyMap<string, Rollout> | undefined;
}

/** What is different of a component from one composition to the next. */
export const Change = z.object({
  component: z.string(),
  /**
   * As people read it: `1.3.0`, `1.3.0 90 %, 1.4.0 10 %`. Left out when the component was not live before, or
   * is not afterwards.
   */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
});
export type Change = z.infer<typeof Change>;

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

/** What of a composition a merchant's site has. The default release stands first. */
export function ofMerchant(
  { host, remotes, rollouts = new Map() }: Composition,
  merchant: Merchant,
): Composition & { readonly rollouts: ReadonlyMap<string, Rollout> } {
  const own = merchant.remotes
    .map(componentOf)
    .sort()
    .map((remote) => [remote, (remotes.get(remote) ?? []).toSorted(inOrder)] as const);
  const names = new Set(own.map(([remote]) => remote));
  return {
    host,
    remotes: new Map(own.filter(([, variants]) => variants.length > 0)),
    rollouts: new Map([...rollouts].filter(([remote]) => names.has(remote))),
  };
}

function inOrder(one: Variant, other: Variant): number {
  return Number(other.default) - Number(one.default) || one.release.localeCompare(other.release);
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

/** `mfe-games 1.0.0 → 1.1.0` */
export function describeChange({ component, from, to }: Change): string {
  return `${component} ${from ?? 'none'} → ${to ?? 'none'}`;
}
