import type { Volatility } from '@site/contracts/areas/play';

/** A symbol of the reels: three of it on the line pay `times` the bet, in `weight` of 10,000 spins. */
export interface Prize {
  readonly times: bigint;
  readonly weight: number;
}

/** Chances are counted in so many spins. */
export const CHANCES = 10_000;

/** Symbols of every game. */
export const SYMBOLS = 7;

/** How often each symbol comes, cheapest first, for what it pays. */
const prizes = (...pairs: readonly (readonly [times: bigint, weight: number])[]): readonly Prize[] =>
  pairs.map(([times, weight]) => ({ times, weight }));

/** Returns of 96.50, 96.00 and 95.40 % of what is bet: the rarer the win, the larger. */
export const PAY_TABLES: Readonly<Record<Volatility, readonly Prize[]>> = {
  LOW: prizes([1n, 2_580], [2n, 1_300], [3n, 600], [5n, 300], [8n, 60], [15n, 30], [40n, 6]),
  MEDIUM: prizes([1n, 1_800], [2n, 1_100], [3n, 500], [5n, 260], [10n, 100], [25n, 40], [100n, 8]),
  HIGH: prizes([1n, 940], [3n, 500], [6n, 200], [15n, 80], [40n, 30], [100n, 20], [500n, 3]),
};

/** What a game gives back of all bets in the long run, in percent. */
export function returnToPlayer(volatility: Volatility): number {
  const paid = PAY_TABLES[volatility].reduce((sum, { times, weight }) => sum + Number(times) * weight, 0);
  return (100 * paid) / CHANCES;
}

/** A whole number from 0 up to, not including, the bound. */
export type RandomInt = (bound: number) => number;

/** Index of the symbol that three times stands on the line, or undefined when nothing is won. */
export function drawPrize(table: readonly Prize[], randomInt: RandomInt): number | undefined {
  let rest = randomInt(CHANCES);
  for (const [symbol, { weight }] of table.entries()) {
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
  const anySymbol = () => randomInt(SYMBOLS);
  const reels = Array.from({ length: REELS }, () => Array.from({ length: ROWS }, anySymbol));
  const lineOf = (reel: number[]) => reel[LINE] ?? 0;
  const [first = []] = reels;
  if (prize !== undefined) {
    for (const reel of reels) reel[LINE] = prize;
  } else if (reels.every((reel) => lineOf(reel) === lineOf(first))) {
    first[LINE] = (lineOf(first) + 1 + randomInt(SYMBOLS - 1)) % SYMBOLS;
  }
  return reels;
}
