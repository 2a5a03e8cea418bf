import type { DiscoveryEntry } from '@site/contracts/federation/discovery';

/** A release that this tab shows in the place of a remote's, by a link that was checked (FD-077). */
export interface Previewed {
  readonly remote: string;
  readonly entry: DiscoveryEntry;
  /** ISO 8601 in UTC. */
  readonly until: string;
}

let previewed: Previewed | undefined;

/** Shows a release in this page, or ends that. */
export function setPreviewed(next: Previewed | undefined): void {
  previewed = next;
}

/** What this tab shows by a preview link; whoever counts loads and page views leaves such a page out (FD-045). */
export function activePreview(): Previewed | undefined {
  return previewed;
}
