import { inParallel } from '../parallel';
import type { Progress } from '../processes/progress';
import type { Check, CheckResult } from './check';
import { sum } from './counts';

const SHOWN_LINES_OF_A_FAILURE = 300;
const MILLISECONDS = 1000;

export type FinishedCheck = CheckResult & { readonly title: string; readonly seconds: number };

class CheckFailed extends Error {}

/** Runs checks, so many at a time, each as a step. One that fails is shown as failed, and the others go on. */
export function runChecks(
  checks: readonly Check[],
  atOnce: number,
  progress: Progress,
  now: () => number = Date.now,
): Promise<FinishedCheck[]> {
  return inParallel(checks, atOnce, async (check) => {
    const started = now();
    let result: CheckResult | undefined;
    await progress
      .step(check.title, async () => {
        result = await check.run();
        if (!result.ok) throw new CheckFailed();
      })
      .catch((error: unknown) => {
        if (!(error instanceof CheckFailed)) throw error;
      });
    if (!result) throw new Error(`${check.title} gave no result`);
    return { ...result, title: check.title, seconds: (now() - started) / MILLISECONDS };
  });
}

/** Says what failed or had to be tried again, and the end of what it wrote. */
export function reportFailures(finished: readonly FinishedCheck[], progress: Progress): void {
  for (const { title, ok, retried = 0, output } of finished) {
    if (ok && retried === 0) continue;
    const tail = output.trim().split('\n').slice(-SHOWN_LINES_OF_A_FAILURE);
    const outcome = ok ? `passed, ${retried} only when tried again` : 'failed';
    for (const line of ['', `── ${title} ${outcome} ──`, ...tail]) progress.say(line);
  }
}

/**
 * Says the counts in a line of their own. A failed check that is no test counts as one failure, so that
 * "0 failed" means that everything is well.
 *
 * @returns The exit code.
 */
export function reportCounts(finished: readonly FinishedCheck[], progress: Progress): number {
  const failed = finished.filter(({ ok }) => !ok);
  const counts = sum(finished);
  const otherFailures = failed.filter((check) => check.failed === 0).length;
  progress.say('');
  if (failed.length > 0) progress.say(`Failed: ${failed.map(({ title }) => title).join(', ')}`);
  if (counts.retried > 0) progress.say(`${counts.retried} passed only when tried again`);
  progress.say(`${counts.passed} passed, ${counts.failed + otherFailures} failed`);
  return failed.length === 0 ? 0 : 1;
}
