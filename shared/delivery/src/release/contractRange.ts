/**
 * Whether a remote that meets this range of contract versions can live in a host of this version: same major,
 * and nothing asked for that the host's contract does not have yet.
 *
 * @param range `^1.2.0`, as in ContractRange.
 */
export function meetsContract(range: string, version: string): boolean {
  const wanted = partsOf(range.slice(1));
  const found = partsOf(version);
  const [major] = wanted;
  return major === found[0] && compare(found, wanted) >= 0;
}

function partsOf(version: string): number[] {
  return version.split('.').map(Number);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((part, index) => part !== other[index]);
  return differing === -1 ? 0 : (one[differing] ?? 0) - (other[differing] ?? 0);
}
