import type { FinishedCheck } from './runChecks';
import { duration, timeReport } from './timeReport';

const finished = (title: string, seconds: number, more: Partial<FinishedCheck> = {}): FinishedCheck => ({
  title,
  seconds,
  ok: true,
  output: '',
  passed: 0,
  failed: 0,
  ...more,
});

describe('duration', () => {
  it.each([
    [0.04, '0.0 s'],
    [12.34, '12.3 s'],
    [59.7, '1 min 00 s'],
    [723, '12 min 03 s'],
  ])('says %s seconds', (seconds, said) => {
    expect(duration(seconds)).toBe(said);
  });
});

describe('timeReport', () => {
  it('says where the time went, the longest first', () => {
    const browsers = (count: number) => ({
      browserStarts: { count, seconds: 0.4 },
      pageLoads: { count: count * 100, seconds: count * 60.5 },
    });
    const lines = timeReport(
      [
        finished('lint', 12.3),
        finished('unit tests', 65, {
          files: [
            { file: 'shared/ui/a.test.ts', seconds: 3 },
            { file: 'platform/b.test.ts', seconds: 40 },
          ],
          workspaces: [
            { folder: 'shared/ui', passed: 7, failed: 0, seconds: 3 },
            { folder: 'platform', passed: 10, failed: 1, seconds: 40 },
          ],
        }),
        finished('end to end', 723, {
          files: [{ file: 'e2e/c.spec.ts', seconds: 70 }],
          browsers: browsers(2),
        }),
        finished('development', 30, { browsers: browsers(1) }),
      ],
      830,
    );

    expect(lines).toEqual([
      '',
      'Time of each check; builds, types, lint and rules run side by side',
      '  end to end   12 min 03 s',
      '  unit tests    1 min 05 s',
      '  development       30.0 s',
      '  lint              12.3 s',
      '',
      'Unit tests by workspace; several files run side by side, and these are their times together',
      '  platform: 10 passed, 1 failed  40.0 s',
      '  shared/ui: 7 passed, 0 failed   3.0 s',
      '',
      'Slowest test files',
      '  e2e/c.spec.ts        1 min 10 s',
      '  platform/b.test.ts       40.0 s',
      '  shared/ui/a.test.ts       3.0 s',
      '',
      'Browsers: 3 starts took 0.8 s, 300 page loads took 3 min 02 s',
      '',
      'Everything together: 13 min 50 s',
    ]);
  });

  it('names the twenty slowest files, in lines of a hundred characters at most', () => {
    const files = Array.from({ length: 30 }, (_, seconds) => ({
      file: `${seconds}-${'x'.repeat(100)}.ts`,
      seconds,
    }));
    const lines = timeReport([finished('unit tests', 900, { files })], 900);

    const named = lines.filter((line) => line.includes('xxx'));
    expect(named).toHaveLength(20);
    expect(named[0]).toMatch(/^ {2}…x+\.ts {2}29\.0 s$/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it('leaves out what has not run', () => {
    expect(timeReport([finished('lint', 1)], 2)).toEqual([
      '',
      'Time of each check; builds, types, lint and rules run side by side',
      '  lint  1.0 s',
      '',
      'Everything together: 2.0 s',
    ]);
  });
});
