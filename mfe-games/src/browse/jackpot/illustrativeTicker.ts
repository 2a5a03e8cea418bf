/** The illustration starts in this range and grows by such steps, so often (GA-071, GA-072). Whole units of currency. */
export const START = { least: 10_000_000_000, most: 90_000_000_000 };
export const STEP = { least: 100, most: 500 };
export const PAUSES_MS = [3000, 4000, 5000] as const;

/** A number of [0, 1), as `Math.random` gives. */
export type Random = () => number;

/** A whole number from `least` to `most`, both included. */
function between({ least, most }: { least: number; most: number }, random: Random): number {
  return least + Math.floor(random() * (most - least + 1));
}

export function firstFigure(random: Random = Math.random): number {
  return between(START, random);
}

export function nextFigure(figure: number, random: Random = Math.random): number {
  return figure + between(STEP, random);
}

/** ms until the next figure. */
export function pauseMs(random: Random = Math.random): number {
  const pause = PAUSES_MS[between({ least: 0, most: PAUSES_MS.length - 1 }, random)];
  return pause ?? PAUSES_MS[0];
}
