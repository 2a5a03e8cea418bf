/** Bad ones among a whole, in one minute. */
export interface Count {
  /** The share of bad ones that a release just within its limit has. Fixed before any is known to be bad. */
  readonly q0: number;
  readonly bad: number;
  readonly whole: number;
}

/** How many times the limit each alternative is. */
const ALTERNATIVES = [1.5, 2, 4, 10];

/** A figure that stands in a file, however sure the test becomes. */
const MOST = 1e15;

/**
 * The sequential test of FD-059: the mean of the likelihood ratios of four alternatives, each with k times the odds of
 * the limit, over all minutes so far. It is a test martingale, so by Ville's inequality a release within its limit ever
 * reaches evidence of 1/alpha with a chance of at most alpha, however often somebody looks.
 *
 * @returns Adds a minute, and gives the evidence with it: 1 says nothing, more speaks against the release.
 */
export function likelihoodTest(): (count: Count) => number {
  const alternatives = ALTERNATIVES.map((k) => ({ k, logOfRatio: 0 }));
  return ({ q0, bad, whole }) => {
    let sum = 0;
    for (const alternative of alternatives) {
      const { k } = alternative;
      // Its share is k q0 / (1 - q0 + k q0): the likelihood ratio is k for a bad one, and over this for each.
      alternative.logOfRatio += bad * Math.log(k) - whole * Math.log(1 - q0 + k * q0);
      sum += Math.exp(alternative.logOfRatio);
    }
    return Math.min(sum / alternatives.length, MOST);
  };
}
