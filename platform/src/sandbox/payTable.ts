/** A symbol of the reels: three of it on the line pay `times` the bet, in `weight` of 10,000 spins. */
interface Prize {
  readonly times: bigint;
  readonly weight: number;
}

/** Chances are counted in so many spins. */
export const CHANCES = 10_000;

/** Cheapest symbol first. Sums to a return of 96.00 % of what is bet. */
export const PAY_TABLE: readonly Prize[] = [
  { times: 1n, weight: 1_800 },
  { times: 2n, weight: 1_100 },
  { times: 3n, weight: 500 },
  { times: 5n, weight: 260 },
  { times: 10n, weight: 100 },
  { times: 25n, weight: 40 },
  { times: 100n, weight: 8 },
];

/** A whole number from 0 up to, not including, the bound. */
export type RandomInt = (bound: number) => number;

/** Index of the symbol that three times stands on the line, or undefined when nothing is won. */
export function drawPrize(randomInt: RandomInt): number | undefined {
  let rest = randomInt(CHANCES);
  for (const [symbol, { weight }] of PAY_TABLE.entries()) {
    if (rest < weight) return symbol;
    rest -= weight;
  }
  return undefined;
}

export const REELS = 3;
export const ROWS = 3;
/** The row that pays. */
export const LINE = 1;

/**
 * Where the reels stop: columns of symbols from top to bottom. The line shows the prize, or three symbols that
 * are not all the same.
 */
export function stopReels(prize: number | undefined, randomInt: RandomInt): number[][] {
  const anySymbol = () => randomInt(PAY_TABLE.length);
  const reels = Array.from({ length: REELS }, () => Array.from({ length: ROWS }, anySymbol));
  const lineOf = (reel: number[]) => reel[LINE] ?? 0;
  const [first = []] = reels;
  if (prize !== undefined) {
    for (const reel of reels) reel[LINE] = prize;
  } else if (reels.every((reel) => lineOf(reel) === lineOf(first))) {
    first[LINE] = (lineOf(first) + 1 + randomInt(PAY_TABLE.length - 1)) % PAY_TABLE.length;
  }
  return reels;
}
