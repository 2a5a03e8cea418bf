import { countJest, countPlaywright, sum } from './counts';

describe('counts', () => {
  it('adds up both tools, and counts files that could not be run as failures', () => {
    const jest = countJest({
      numPassedTests: 10,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 2,
      more: true,
    });
    const playwright = countPlaywright({
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
      errors: [{ message: 'no site' }],
    });

    expect(jest).toEqual({ passed: 10, failed: 3 });
    expect(playwright).toEqual({ passed: 6, failed: 2, retried: 1 });
    expect(sum([jest, playwright])).toEqual({ passed: 16, failed: 5, retried: 1 });
    expect(sum([])).toEqual({ passed: 0, failed: 0, retried: 0 });
  });
});
