const FNV_OFFSET_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const UINT32_RANGE = 2 ** 32;

const encoder = new TextEncoder();

/** A stream of numbers in [0, 1). The same seed gives the same stream on every machine. */
export type Random = () => number;

/** FNV-1a, 32 bit, over the UTF-8 bytes of `text`. */
export function hashText(text: string): number {
  let hash = FNV_OFFSET_BASIS;
  for (const byte of encoder.encode(text)) {
    hash = Math.imul(hash ^ byte, FNV_PRIME);
  }
  return hash >>> 0;
}

/** mulberry32: small, fast and good enough for pictures; never for anything that must be unguessable. */
export function seededRandom(seed: string): Random {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / UINT32_RANGE;
  };
}

/** An integer from 0 up to, and without, `count`. */
export const integerBelow = (random: Random, count: number): number => Math.floor(random() * count);

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);

/** One of `options`. Throws a RangeError when there is nothing to pick from. */
export function pick<T>(random: Random, options: readonly T[]): T {
  if (options.length === 0) throw new RangeError('Nothing to pick from.');
  return options[integerBelow(random, options.length)] as T;
}
