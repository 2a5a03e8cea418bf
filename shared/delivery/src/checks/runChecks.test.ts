import { progressOn } from '../processes/progress';
import type { Check } from './check';
import { reportCounts, reportFailures, runChecks } from './runChecks';

const check = (title: string, ok: boolean, passed = 0, failed = 0): Check => ({
  title,
  run: async () => ({ ok, passed, failed, output: `${title} said this` }),
});

async function run(checks: readonly Check[]) {
  const lines: string[] = [];
  const progress = progressOn({ write: (text: string) => lines.push(text) }, () => 0);
  const finished = await runChecks(checks, 2, progress);
  reportFailures(finished, progress);
  const code = reportCounts(finished, progress);
  return { code, lines, finished };
}

describe('checks', () => {
  it('end with the sum of all tests, alone on the last line', async () => {
    const { code, lines } = await run([
      check('lint', true),
      check('unit a', true, 10),
      check('end to end', true, 5),
    ]);

    expect(code).toBe(0);
    expect(lines.at(-1)).toBe('15 passed, 0 failed\n');
    expect(lines.join('')).not.toContain('said this');
  });

  it('go on after a failure, show why, and never end with 0 failed', async () => {
    const { code, lines } = await run([
      check('lint', false),
      check('unit a', false, 8, 2),
      check('types', true),
    ]);

    expect(code).toBe(1);
    expect(lines).toContain('✗ lint (0.0 s)\n');
    expect(lines).toContain('✓ types (0.0 s)\n');
    expect(lines).toContain('unit a said this\n');
    expect(lines.slice(-2)).toEqual(['Failed: lint, unit a\n', '8 passed, 3 failed\n']);
  });

  it('tell of what passed only when it was tried again', async () => {
    const again: Check = {
      title: 'end to end',
      run: async () => ({ ok: true, passed: 5, failed: 0, retried: 1, output: 'the flaky one' }),
    };
    const { code, lines } = await run([again]);
    expect(code).toBe(0);
    expect(lines).toContain('the flaky one\n');
    expect(lines.slice(-2)).toEqual(['1 passed only when tried again\n', '5 passed, 0 failed\n']);
  });

  it('are timed, whether they fail or not', async () => {
    let time = 0;
    const taking = (title: string, ok: boolean, seconds: number): Check => ({
      title,
      run: async () => {
        time += seconds * 1000;
        return { ok, passed: 0, failed: 0, output: '' };
      },
    });
    const progress = progressOn({ write: () => undefined });
    const finished = await runChecks(
      [taking('a', true, 1.5), taking('b', false, 3)],
      1,
      progress,
      () => time,
    );
    expect(finished.map(({ title, seconds }) => [title, seconds])).toEqual([
      ['a', 1.5],
      ['b', 3],
    ]);
  });

  it('stop at a fault of the checks themselves', async () => {
    const broken: Check = { title: 'broken', run: () => Promise.reject(new Error('fault')) };
    await expect(run([broken])).rejects.toThrow('fault');
  });
});
