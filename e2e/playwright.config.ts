import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/browser';
import { siteData, sitePorts } from './support/site';

/** The phone that the site is drawn for. */
const PHONE = { width: 390, height: 844 };

/** Tests that break the site on purpose. */
const DAMAGING = '**/lostRemote.spec.ts';

/** Tests that release, deploy and serve. */
const DELIVERING = '**/delivery/*.spec.ts';
/** Tests that work on a checkout of their own. */
const DEVELOPMENT = '**/development/*.spec.ts';

/** More browsers than this wait for the one platform rather than for a processor. */
const MOST_WORKERS = 4;

const isCi = Boolean(process.env.CI);

/**
 * Drives the running site in a real browser. The site is started here, on ports and a data folder of its own,
 * so that a test run never meets a site that somebody is using.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'results/artifacts',
  fullyParallel: true,
  forbidOnly: isCi,
  workers: Math.min(MOST_WORKERS, availableParallelism()),
  // A machine that is shared can stall for seconds; what passes at the second try is reported as flaky.
  retries: isCi ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'results/report.json' }], ['./support/faultMatrixReporter.ts']],
  use: {
    baseURL: `http://aurora.localhost:${sitePorts.EDGE_PORT}`,
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    // Tests break files on their way here, and a worker would have copies; journeys/offline.spec.ts has one.
    serviceWorkers: 'block',
    deviceScaleFactor: 2,
    trace: 'retain-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'site', testIgnore: [DAMAGING, DELIVERING, DEVELOPMENT] },
    // These have sites of their own, and need the machine for themselves.
    {
      name: 'delivery',
      testMatch: DELIVERING,
      dependencies: ['site'],
      fullyParallel: false,
      workers: 1,
    },
    // These take a release away from under everybody: after all others, and one by one.
    { name: 'damage', testMatch: DAMAGING, dependencies: ['delivery'], fullyParallel: false, workers: 1 },
    // This measures how fast an edit shows: when nothing else runs.
    { name: 'development', testMatch: DEVELOPMENT, dependencies: ['damage'], workers: 1 },
  ],
  webServer: {
    command: 'node e2e/support/start.mjs',
    cwd: '..',
    url: `http://127.0.0.1:${sitePorts.EDGE_PORT}/`,
    env: { ...sitePorts, SITE_DATA: siteData },
    reuseExistingServer: !isCi,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
