import { type DiscoveryEntry, stretchesOf } from '@site/contracts/federation/discovery';
import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';

/** What of a user decides their variants; a random word that says nothing of who they are. */

/** Resolution of the split: a hundredth of a per cent. */
const BUCKETS = 10_000;
const BUCKETS_PER_PERCENT = BUCKETS / 100;

/**
 * The release that a user gets: the same one at every visit, and independently for each remote (FD-020).
 * Their place on the line from 0 to 100 is theirs for good, save that each rollout has its own salt and places them
 * anew (FD-058); the deployment says whose stretch it lies on.
 * Traffic of 0 means nobody.
 *
 * @param entries A deployment: traffic sums to 100.
 */
export function chooseVariant(
  remote: string,
  entries: readonly DiscoveryEntry[],
  seed: string,
): DiscoveryEntry | undefined {
  const shares = entries.map(({ deployment }) => deployment);
  const salt = shares[0]?.salt;
  const place =
    (hash([seed, remote, ...(salt === undefined ? [] : [salt])].join(':')) % BUCKETS) / BUCKETS_PER_PERCENT;
  const stretches = stretchesOf(shares);
  return entries.find((_, index) => stretches[index]?.some(([from, end]) => from <= place && place < end));
}

/** This user's seed, made at their first visit. Without storage it holds for this page. */
export function variantSeed(): string {
  const fresh = crypto.getRandomValues(new Uint32Array(2)).join('-');
  try {
    const stored = localStorage.getItem(STORAGE_KEYS.variant);
    if (stored) return stored;
    localStorage.setItem(STORAGE_KEYS.variant, fresh);
  } catch {
    // Storage is switched off: the user gets a variant for this visit.
  }
  return fresh;
}

/** FNV-1a with a final mix, so that neighbouring inputs spread over all buckets. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
