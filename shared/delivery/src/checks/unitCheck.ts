import path from 'node:path';
import { run } from '../processes/run';
import type { Workspace } from '../workspace/workspace';
import type { Check } from './check';
import { countJest } from './counts';
import { testedFiles, testedWorkspaces } from './jestReport';
import { SHORT_LIVED } from './shortLived';
import { withReport } from './withReport';

/**
 * The unit tests of all workspaces in one run, by the root's jest.config.mjs.
 *
 * @param workers How many test files may run at once.
 */
export function unitCheck(root: string, all: readonly Workspace[], workers: number): Check {
  return {
    title: 'unit tests',
    run: () =>
      withReport(
        async (report) => {
          // The root has no Jest of its own: it is a tool of the workspaces.
          const jest = path.join(root, 'shared/delivery/node_modules/jest/bin/jest.js');
          const options = ['--json', `--outputFile=${report}`, `--maxWorkers=${workers}`];
          // Not among temporary files: the next run begins with it.
          const cache = `--cacheDirectory=${path.join(root, 'node_modules/.cache/jest')}`;
          // The report is in the file; without this it is written to the output as well.
          return run(process.execPath, [...SHORT_LIVED, jest, '--ci', ...options, cache], { cwd: root });
        },
        (report) => {
          const files = testedFiles(report, root);
          return { ...countJest(report), files, workspaces: testedWorkspaces(files, all) };
        },
      ),
  };
}
