import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unitCheck } from './unitCheck';

/** Stands in for Jest: it says how it was called, and writes the report that lies there. */
const TOOL = `
const fs = require('node:fs');
const report = process.argv.find((option) => option.startsWith('--outputFile='));
console.log(process.argv.slice(2).filter((option) => option !== report).join(' '));
fs.copyFileSync('report.json', report.split('=')[1]);
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'unit-'));
  const bin = path.join(root, 'shared/delivery/node_modules/jest/bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(path.join(bin, 'jest.js'), TOOL);
});
afterEach(() => rmSync(root, { recursive: true }));

const platform = { folder: 'platform', manifest: { name: '@site/platform', version: '1.0.0' } };

it('runs the tests of all workspaces at once, and tells what each came to', async () => {
  const test = {
    name: path.join(root, 'platform/src/a.test.ts'),
    status: 'passed',
    startTime: 1000,
    endTime: 3000,
    assertionResults: [{ status: 'passed' }],
  };
  const report = { numPassedTests: 1, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [test] };
  writeFileSync(path.join(root, 'report.json'), JSON.stringify(report));

  const { output, files, ...result } = await unitCheck(root, [platform], 3).run();
  const cache = path.join(root, 'node_modules/.cache/jest');
  expect(output.trim()).toBe(`--ci --json --maxWorkers=3 --cacheDirectory=${cache}`);
  expect(files).toMatchObject([{ file: 'platform/src/a.test.ts', seconds: 2 }]);
  expect(result).toEqual({
    ok: true,
    passed: 1,
    failed: 0,
    workspaces: [{ folder: 'platform', passed: 1, failed: 0, seconds: 2 }],
  });
});
