import * as z from 'zod/mini';

/** How many tests passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Of those that passed, how many only when they were tried again. */
  readonly retried?: number;
}

export const NO_TESTS: Counts = { passed: 0, failed: 0 };

const JestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Files that could not be run at all: each counts as a failure, for its tests are not known. */
  numRuntimeErrorTestSuites: z.number(),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  /** What failed outside any test: a file that does not load, a site that does not start. */
  errors: z.array(z.unknown()),
});

export function countJest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JestReport.parse(report);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = PlaywrightReport.parse(report);
  const { expected, unexpected, flaky } = stats;
  return { passed: expected + flaky, failed: unexpected + errors.length, retried: flaky };
}

export function sum(counts: readonly Counts[]): Required<Counts> {
  return counts.reduce<Required<Counts>>(
    (total, { passed, failed, retried = 0 }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      retried: total.retried + retried,
    }),
    { passed: 0, failed: 0, retried: 0 },
  );
}
