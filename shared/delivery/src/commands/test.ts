import { availableParallelism } from 'node:os';
import { ensureBrowser, thisMachine } from '../checks/browser';
import {
  buildChecks,
  type Check,
  type CheckResult,
  endToEndCheck,
  scriptCheck,
  typeChecks,
  unitChecks,
} from '../checks/check';
import { sum } from '../checks/counts';
import { inParallel } from '../processes/parallel';
import { freeSitePorts } from '../processes/ports';
import { progressOn } from '../processes/progress';
import { PROJECT_ROOT, workspaces } from '../workspace/workspace';
import { runCommand } from './runCommand';

const SHOWN_LINES_OF_A_FAILURE = 300;

const progress = progressOn(process.stdout);

type Finished = CheckResult & { readonly title: string };

class CheckFailed extends Error {}

/** Runs a check as a step; what fails is shown as failed, and the others go on. */
async function runCheck(check: Check): Promise<Finished> {
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
  return { ...result, title: check.title };
}

async function test(): Promise<number> {
  const cores = availableParallelism();
  const all = await workspaces(PROJECT_ROOT);
  const machine = thisMachine(PROJECT_ROOT);
  // Told of first: nobody should wait minutes to hear that there is no browser.
  const browser = await ensureBrowser(machine, progress);

  const checks = [
    ...buildChecks(PROJECT_ROOT, all),
    ...unitChecks(PROJECT_ROOT, all, Math.max(1, Math.floor(cores / 2))),
    ...typeChecks(PROJECT_ROOT, all),
    scriptCheck(PROJECT_ROOT, 'lint'),
    scriptCheck(PROJECT_ROOT, 'rules'),
  ];
  const finished = await inParallel(checks, cores, runCheck);
  if (finished.every(({ title, ok }) => ok || !title.startsWith('build'))) {
    finished.push(await runCheck(endToEndCheck(PROJECT_ROOT, browser, await freeSitePorts())));
  } else {
    progress.say('end to end is left out: there is nothing to run without the builds');
  }
  return report(finished);
}

/** Shows what failed, then the counts. A check that is no test counts as one failure. */
function report(finished: readonly Finished[]): number {
  const failed = finished.filter(({ ok }) => !ok);
  for (const { title, output } of failed) {
    const tail = output.trim().split('\n').slice(-SHOWN_LINES_OF_A_FAILURE);
    for (const line of ['', `── ${title} failed ──`, ...tail]) progress.say(line);
  }
  const counts = sum(finished);
  const otherFailures = failed.filter((check) => check.failed === 0).length;
  progress.say('');
  if (failed.length > 0) progress.say(`Failed: ${failed.map(({ title }) => title).join(', ')}`);
  progress.say(`${counts.passed} passed, ${counts.failed + otherFailures} failed`);
  return failed.length === 0 ? 0 : 1;
}

await runCommand(test);
