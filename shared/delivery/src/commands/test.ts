import { availableParallelism } from 'node:os';
import { ensureBrowser, ensureWholeBrowser, thisMachine } from '../checks/browser';
import { buildChecks, scriptCheck, typeChecks } from '../checks/check';
import { END_TO_END_RUNS, endToEndCheck, faultMatrix } from '../checks/endToEndCheck';
import { reportCounts, reportFailures, runChecks } from '../checks/runChecks';
import { ensureServers } from '../checks/servers';
import { makeTemporaryFolder } from '../checks/temporaryFolder';
import { timeReport } from '../checks/timeReport';
import { unitCheck } from '../checks/unitCheck';
import { freePorts, freeSitePorts } from '../processes/ports';
import { progressOn } from '../processes/progress';
import { PROJECT_ROOT, workspaces } from '../workspace/workspace';
import { runCommand } from './runCommand';

const MILLISECONDS = 1000;

/**
 * Builds, types, lint and dependency rules side by side, then the unit tests, then the end-to-end tests on the
 * builds. Each part has the machine for itself: tests that share it with a build wait for it, and take longer
 * together than one after the other.
 */
async function test(): Promise<number> {
  const started = Date.now();
  process.env.TMPDIR = makeTemporaryFolder();
  const progress = progressOn(process.stdout);
  const cores = availableParallelism();
  // Told of first: nobody should wait minutes to hear that there is no browser.
  const machine = thisMachine(PROJECT_ROOT);
  const browsers = {
    any: await ensureBrowser(machine, progress),
    whole: await ensureWholeBrowser(machine, progress),
  };
  await ensureServers(machine, progress);

  const all = await workspaces(PROJECT_ROOT);
  const builds = buildChecks(PROJECT_ROOT, all);
  const others = [scriptCheck(PROJECT_ROOT, 'rules'), scriptCheck(PROJECT_ROOT, 'lint')];
  const finished = await runChecks([...builds, ...others, ...typeChecks(PROJECT_ROOT, all)], cores, progress);
  const built = finished.slice(0, builds.length).every(({ ok }) => ok);

  // One file more than there are processors: one waits for a database or a clock for a tenth of its time.
  finished.push(...(await runChecks([unitCheck(PROJECT_ROOT, all, cores + 1)], 1, progress)));

  if (built) {
    // The tests start a Firebase emulator besides.
    const [emulator = 0] = await freePorts(1);
    const ports = { ...(await freeSitePorts()), FIREBASE_PORT: emulator };
    const runs = END_TO_END_RUNS.map((run) => endToEndCheck(PROJECT_ROOT, run, browsers, ports));
    finished.push(...(await runChecks(runs, 1, progress)));
    const matrix = await faultMatrix(PROJECT_ROOT);
    if (matrix) progress.say(`\nFaults, as reported / what brought the page back\n\n${matrix}`);
  } else {
    progress.say('The end-to-end tests are left out: there is no site without its builds.');
  }

  reportFailures(finished, progress);
  for (const line of timeReport(finished, (Date.now() - started) / MILLISECONDS)) progress.say(line);
  return reportCounts(finished, progress);
}

await runCommand(test);
