import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EndToEndRun, endToEndCheck } from './endToEndCheck';

/** Stands in for Playwright: it writes its report, says how it was called, and leaves what the test puts there. */
const TOOL = `
const fs = require('node:fs');
const { CHROMIUM_PATH, E2E_EDGE_PORT, E2E_OWN_SITES, PLAYWRIGHT_JSON_OUTPUT_FILE } = process.env;
console.log(JSON.stringify({ args: process.argv.slice(2), CHROMIUM_PATH, E2E_EDGE_PORT, E2E_OWN_SITES }));
if (fs.existsSync('report.json')) fs.copyFileSync('report.json', PLAYWRIGHT_JSON_OUTPUT_FILE);
if (fs.existsSync('times.json')) fs.copyFileSync('times.json', 'results/times.json');
`;

const REPORT = JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 1 }, errors: [] });
const times = (seconds: number) => ({
  files: [{ file: 'journeys/login.spec.ts', seconds }],
  browserStarts: { count: 1, seconds },
  pageLoads: { count: 10, seconds },
});

let root: string;
const write = (file: string, content: string) => {
  const full = path.join(root, 'e2e', file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
};
const run = (more: Partial<EndToEndRun> = {}) =>
  endToEndCheck(
    root,
    { title: 'two words', projects: ['one', 'other'], ...more },
    { any: '/opt/chrome' },
    {
      EDGE_PORT: 123,
    },
  ).run();

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'end-to-end-'));
  write('node_modules/@playwright/test/cli.js', TOOL);
  write('results/times.json', JSON.stringify(times(99)));
});
afterEach(() => rmSync(root, { recursive: true }));

it('runs its projects with the browser and the site that it is given, and keeps its traces apart', async () => {
  write('report.json', REPORT);
  const { ok, passed, failed, output } = await run();

  expect({ ok, passed, failed }).toEqual({ ok: true, passed: 4, failed: 0 });
  expect(JSON.parse(output)).toEqual({
    args: [
      'test',
      '--project=one',
      '--project=other',
      `--output=${path.join(root, 'e2e/results/two-words')}`,
    ],
    CHROMIUM_PATH: '/opt/chrome',
    E2E_EDGE_PORT: '123',
  });
});

it('starts no shared site for tests that start sites of their own', async () => {
  write('report.json', REPORT);
  expect(JSON.parse((await run()).output)).not.toHaveProperty('E2E_OWN_SITES');
  expect(JSON.parse((await run({ ownSites: true })).output)).toMatchObject({ E2E_OWN_SITES: '1' });
});

it('tells the times of its files and browsers', async () => {
  write('report.json', REPORT);
  write('times.json', JSON.stringify(times(12)));
  const { files, browsers } = await run();

  expect(files).toEqual([{ file: 'e2e/journeys/login.spec.ts', seconds: 12 }]);
  expect(browsers).toEqual({
    browserStarts: { count: 1, seconds: 12 },
    pageLoads: { count: 10, seconds: 12 },
  });
});

it('tells no times of a run before it', async () => {
  write('report.json', REPORT);
  const { files, browsers } = await run();
  expect({ files, browsers }).toEqual({ files: undefined, browsers: undefined });
});
