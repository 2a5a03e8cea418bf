import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';

/*
 * A user's place on the line from 0 to 100 that releases have shares of. The document's first script needs it too:
 * nothing is imported here but constants.
 */

/** Resolution of the split: a hundredth of a per cent. */
const BUCKETS = 10_000;
const BUCKETS_PER_PERCENT = BUCKETS / 100;

/**
 * Where a user stands, at every visit and independently for each remote (FD-020).
 *
 * @param salt Of the remote's rollout, which places the users anew (FD-058).
 */
export function placeOf(seed: string, remote: string, salt?: string): number {
  const text = [seed, remote, ...(salt === undefined ? [] : [salt])].join(':');
  return (hash(text) % BUCKETS) / BUCKETS_PER_PERCENT;
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
