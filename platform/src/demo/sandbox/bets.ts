const TEN = 10n;
const STEP_SIZES = [1n, 2n, 5n];

/** What a new game starts at, when the limits allow: 10.00. */
const FIRST_BET = 1_000n;

/** Bets that the stepper offers: the limits, and 1, 2, 5, 10, 20 … minor units between them. */
export function betSteps(min: bigint, max: bigint): bigint[] {
  const steps = new Set([min, max]);
  for (let power = 1n; power <= max; power *= TEN) {
    for (const size of STEP_SIZES) {
      const step = size * power;
      if (step > min && step < max) steps.add(step);
    }
  }
  return [...steps].sort((a, b) => (a < b ? -1 : 1));
}

/** Place of the first bet among the steps: the largest that is not over 10.00, else the smallest. */
export function firstStep(steps: readonly bigint[]): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step <= FIRST_BET),
  );
}
