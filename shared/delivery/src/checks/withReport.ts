import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Outcome } from '../processes/run';
import type { CheckResult } from './check';

type Reported = Omit<CheckResult, 'ok' | 'output'>;

/**
 * Runs a test tool that writes a report. A tool that wrote none counts as one failure.
 *
 * @param runTests Runs the tool, which writes its report as JSON into the file that it is given.
 * @param read Returns what the report says.
 */
export async function withReport(
  runTests: (reportFile: string) => Promise<Outcome>,
  read: (report: unknown) => Reported,
): Promise<CheckResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'report-'));
  const report = path.join(folder, 'report.json');
  try {
    const { ok, output } = await runTests(report);
    const text = await readFile(report, 'utf8').catch(() => undefined);
    if (text === undefined) return { ok, output, passed: 0, failed: ok ? 0 : 1 };
    const reported = read(JSON.parse(text));
    return { ok: ok && reported.failed === 0, output, ...reported };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
