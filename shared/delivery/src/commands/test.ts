import { availableParallelism } from 'node:os';
import { ensureBrowser, thisMachine } from '../checks/browser';
import {
  buildChecks,
  endToEndCheck,
  faultMatrix,
  scriptCheck,
  typeChecks,
  unitChecks,
} from '../checks/check';
import { ensureNginx } from '../checks/nginx';
import { reportChecks, runChecks } from '../checks/runChecks';
import { freePorts, freeSitePorts } from '../processes/ports';
import { progressOn } from '../processes/progress';
import { PROJECT_ROOT, workspaces } from '../workspace/workspace';
import { runCommand } from './runCommand';

/** Lint, dependency rules, types, unit tests and builds side by side, then the end-to-end tests on the builds. */
async function test(): Promise<number> {
  const progress = progressOn(process.stdout);
  const cores = availableParallelism();
  // Told of first: nobody should wait minutes to hear that there is no browser.
  const machine = thisMachine(PROJECT_ROOT);
  const browser = await ensureBrowser(machine, progress);
  await ensureNginx(machine, progress);

  const all = await workspaces(PROJECT_ROOT);
  const builds = buildChecks(PROJECT_ROOT, all);
  const finished = await runChecks(
    [
      ...builds,
      ...unitChecks(PROJECT_ROOT, all, Math.max(1, Math.floor(cores / 2))),
      ...typeChecks(PROJECT_ROOT, all),
      scriptCheck(PROJECT_ROOT, 'lint'),
      scriptCheck(PROJECT_ROOT, 'rules'),
    ],
    cores,
    progress,
  );
  const built = finished.slice(0, builds.length).every(({ ok }) => ok);
  if (built) {
    // The tests start a Firebase emulator besides.
    const [emulator = 0] = await freePorts(1);
    const ports = { ...(await freeSitePorts()), FIREBASE_PORT: emulator };
    const endToEnd = endToEndCheck(PROJECT_ROOT, browser, ports);
    finished.push(...(await runChecks([endToEnd], 1, progress)));
    const matrix = await faultMatrix(PROJECT_ROOT);
    if (matrix) progress.say(`\nFaults, as reported / what brought the page back\n\n${matrix}`);
  } else {
    progress.say('The end-to-end tests are left out: there is no site without its builds.');
  }
  return reportChecks(finished, progress);
}

await runCommand(test);
