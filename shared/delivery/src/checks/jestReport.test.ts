import type { Workspace } from '../workspace/workspace';
import { testedFiles, testedWorkspaces } from './jestReport';

const workspace = (folder: string): Workspace => ({ folder, manifest: { name: folder, version: '1.0.0' } });

const file = (name: string, seconds: number, status: string, tests: readonly string[]) => ({
  name: `/project/${name}`,
  startTime: 5_000,
  endTime: 5_000 + seconds * 1000,
  status,
  assertionResults: tests.map((test) => ({ status: test, title: 'more' })),
});

const report = {
  testResults: [
    file('shared/ui/src/a.test.tsx', 1.5, 'passed', ['passed', 'passed', 'pending']),
    file('platform/src/b.test.ts', 20, 'failed', ['passed', 'failed', 'failed']),
    file('platform/src/broken.test.ts', 0, 'failed', []),
  ],
};

describe('the report of the unit tests', () => {
  it('tells each file’s tests and time; one that could not be run is a failure', () => {
    expect(testedFiles(report, '/project')).toEqual([
      { file: 'shared/ui/src/a.test.tsx', seconds: 1.5, passed: 2, failed: 0 },
      { file: 'platform/src/b.test.ts', seconds: 20, passed: 1, failed: 2 },
      { file: 'platform/src/broken.test.ts', seconds: 0, passed: 0, failed: 1 },
    ]);
  });

  it('is summed up by workspace', () => {
    const all = ['mfe-games', 'platform', 'shared/ui'].map(workspace);
    expect(testedWorkspaces(testedFiles(report, '/project'), all)).toEqual([
      { folder: 'platform', passed: 1, failed: 3, seconds: 20 },
      { folder: 'shared/ui', passed: 2, failed: 0, seconds: 1.5 },
    ]);
  });
});
