import { type DiscoveryEntry, stretchesOf } from '@site/contracts/federation/discovery';
import { placeOf } from './place';

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
  const place = placeOf(seed, remote, shares[0]?.salt);
  const stretches = stretchesOf(shares);
  return entries.find((_, index) => stretches[index]?.some(([from, end]) => from <= place && place < end));
}
