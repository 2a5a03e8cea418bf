/*
 * Ranges of versions as package.json has them: `^19.0.0`, `~1.2`, `>=18 <20`, `18.x || 19.x`, `1.2 - 2.3`.
 * What follows a patch number (`-rc.1`) is not looked at.
 */

type Version = readonly [major: number, minor: number, patch: number];

/** From the first that belongs to it up to the first that no longer does. */
interface Interval {
  readonly from: Version;
  readonly to: Version;
}

const FIRST: Version = [0, 0, 0];
const NONE: Version = [Number.POSITIVE_INFINITY, 0, 0];

const PART = '([xX*]|\\d{1,9})';
const COMPARATOR = new RegExp(`^(\\^|~|>=?|<=?|=)?v?${PART}(?:\\.${PART}(?:\\.${PART}(?:[-+].*)?)?)?$`);

/** Whether a version is within a range; undefined when the range cannot be read. */
export function isWithinRange(version: string, range: string): boolean | undefined {
  const [exact] = intervals(version) ?? [];
  const alternatives = range.split('||').map(intervals);
  if (!exact || alternatives.includes(undefined)) return undefined;
  return alternatives.some((all) =>
    all?.every(({ from, to }) => compare(from, exact.from) <= 0 && compare(exact.from, to) < 0),
  );
}

/** All of them hold at once. */
function intervals(range: string): Interval[] | undefined {
  const comparators = range
    .trim()
    .replace(/^(\S+)\s+-\s+(\S+)$/, '>=$1 <=$2')
    .replace(/([\^~<>=])\s+/g, '$1')
    .split(/\s+/)
    .map(intervalOf);
  return comparators.every((interval) => interval !== undefined) ? comparators : undefined;
}

function intervalOf(comparator: string): Interval | undefined {
  const [, operator = '', ...parts] = COMPARATOR.exec(comparator || '*') ?? [undefined];
  const given = parts.filter((part) => part !== undefined);
  if (given.length === 0) return undefined;
  const end = given.findIndex((part) => !/^\d/.test(part));
  const numbers = (end < 0 ? given : given.slice(0, end)).map(Number);
  const from = padded(numbers);
  const next = after(numbers, numbers.length - 1);
  if (operator === '>=') return { from, to: NONE };
  if (operator === '>') return { from: next, to: NONE };
  if (operator === '<') return { from: FIRST, to: from };
  if (operator === '<=') return { from: FIRST, to: next };
  if (operator === '~') return { from, to: after(numbers, Math.min(1, numbers.length - 1)) };
  if (operator === '^') return { from, to: after(numbers, leading(numbers)) };
  return { from, to: next };
}

/** Where a caret lets nothing change: the first number that is not 0, else the last. */
function leading(numbers: readonly number[]): number {
  const found = numbers.findIndex((number) => number > 0);
  return found < 0 ? numbers.length - 1 : found;
}

/** The first version with another number in that place; none when no number stands there. */
function after(numbers: readonly number[], place: number): Version {
  if (place < 0) return NONE;
  return padded([...numbers.slice(0, place), (numbers[place] ?? 0) + 1]);
}

function padded([major = 0, minor = 0, patch = 0]: readonly number[]): Version {
  return [major, minor, patch];
}

function compare(one: Version, other: Version): number {
  const place = one.findIndex((number, index) => number !== other[index]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}
