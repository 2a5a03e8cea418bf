/** `Math.min` takes no bigint. */
export const lesser = (one: bigint, other: bigint): bigint => (one > other ? other : one);
