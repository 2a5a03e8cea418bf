import type { DiscoveryEntry } from '@site/contracts/federation/discovery';
import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';

/** `?override=mfe_games@1.5.0-rc.1`, several times for several remotes; an empty one ends them all. */
const PARAMETER = 'override';

const OVERRIDE = /^(mfe_[a-z0-9_]+)@([0-9A-Za-z.-]+)$/;

let overrides: ReadonlyMap<string, string> = new Map();

/**
 * Takes up the releases that a developer has chosen in the address, and remembers them for this tab. Only a
 * merchant's document that allows it makes any of it work (FD-034); what is chosen is one of the releases that
 * the document names, so its integrity is known.
 */
export function restoreOverrides(allowed: boolean): void {
  overrides = new Map();
  if (!allowed) return;
  const asked = new URLSearchParams(window.location.search).getAll(PARAMETER);
  const texts = asked.length > 0 ? asked : (sessionStorage.getItem(STORAGE_KEYS.overrides)?.split(' ') ?? []);
  const found = texts.flatMap((text) => {
    const [, remote, release] = OVERRIDE.exec(text) ?? [];
    return remote && release ? [[remote, release] as const] : [];
  });
  overrides = new Map(found);
  sessionStorage.setItem(STORAGE_KEYS.overrides, [...overrides].map((pair) => pair.join('@')).join(' '));
}

/** Ends all overrides of this tab; the page shows it when it is loaded again. */
export function clearOverrides(): void {
  sessionStorage.removeItem(STORAGE_KEYS.overrides);
}

/** Release by remote, as chosen. */
export function activeOverrides(): ReadonlyMap<string, string> {
  return overrides;
}

/** The entry of the release that was chosen for a remote; without such a release the choice has no effect. */
export function overriddenRelease(
  remote: string,
  entries: readonly DiscoveryEntry[],
): DiscoveryEntry | undefined {
  const release = overrides.get(remote);
  return release === undefined ? undefined : entries.find(({ metadata }) => metadata.version === release);
}
