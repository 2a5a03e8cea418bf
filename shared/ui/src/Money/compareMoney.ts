/**
 * Which of two amounts of the API is more: below 0, 0 or above 0, as for sorting. Exact at any length.
 *
 * @param one decimal string with two decimals (docs/calls.md, "Values")
 */
export function compareMoney(one: string, other: string): number {
  const [first, second] = [minorUnits(one), minorUnits(other)];
  return first === second ? 0 : first < second ? -1 : 1;
}

const minorUnits = (money: string) => BigInt(money.replace('.', ''));
