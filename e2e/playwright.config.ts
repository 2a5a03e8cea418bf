import { availableParallelism } from 'node:os';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { launchOptions, phone } from './support/browser';
import { siteData, sitePorts } from './support/site';

/** Tests with sites of their own, which they release to, break and serve. */
const DELIVERY = '**/delivery/*.spec.ts';

/** Every page opened for its audits: they wait for slow answers for half of their time. */
const AUDITS = '**/audits/*.spec.ts';

/**
 * Pages that stand still for most of their time: what is broken is told some seconds later, and some ask for another
 * browser, which Playwright would start last of all.
 */
const WAITING = [
  '**/federation/{faultMatrix,figures,shares}.spec.ts',
  '**/journeys/{firebase,installable,push}.spec.ts',
];

/** Tests that need the machine for themselves: ten pages at once, and how fast an edit shows. */
const ALONE = ['**/delivery/releasesUnderUse.spec.ts', '**/development/*.spec.ts'];

/** More browsers than this wait for the one platform rather than for a processor. */
const MOST_WORKERS = 4;

const isCi = Boolean(process.env.CI);

/** The site under test. */
const SITE: NonNullable<PlaywrightTestConfig['webServer']> = {
  command: 'node e2e/support/start.mjs',
  cwd: '..',
  url: `http://127.0.0.1:${sitePorts.EDGE_PORT}/`,
  env: { ...sitePorts, SITE_DATA: siteData },
  reuseExistingServer: !isCi,
  timeout: 300_000,
  stdout: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
};

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
  // One more than there are processors: a test waits for answers and timers for a fifth of its time. With two more each
  // page is open for longer, and what moves in it takes what was waited for.
  workers: Math.min(MOST_WORKERS, availableParallelism() + 1),
  // A machine that is shared can stall for seconds. What passes only at the second try is told of at the end: the
  // wait in it is to be mended.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: 'results/report.json' }],
    ['./support/faultMatrixReporter.ts'],
    ['./support/timesReporter.ts'],
    ['./support/variantsReporter.ts'],
  ],
  use: {
    baseURL: `http://aurora.localhost:${sitePorts.EDGE_PORT}`,
    ...phone,
    // Pictures of the page at each step take a third of a test's time: a person asks for them by `--trace on`. One for
    // failures alone is taken at the end of every test all the same; the page's contents and the second try's trace
    // tell more.
    trace: 'on-first-retry',
    screenshot: 'off',
    launchOptions,
  },
  // None waits for another, so none is left out for another's failure; the longest begin first. One browser for two
  // processors makes the audits, and one what stands still: while these wait, the others work.
  projects: [
    { name: 'audits', testMatch: AUDITS, workers: Math.max(1, Math.floor(availableParallelism() / 2)) },
    { name: 'waiting', testMatch: WAITING, workers: 1 },
    { name: 'delivery', testMatch: DELIVERY, testIgnore: ALONE },
    { name: 'site', testIgnore: [AUDITS, DELIVERY, ...WAITING, ...ALONE] },
    // `npm test` runs these after all others.
    { name: 'alone', testMatch: ALONE, fullyParallel: false, workers: 1 },
  ],
  // What needs a site of its own starts it, from the releases and the data that this one has left.
  ...(process.env.E2E_OWN_SITES !== '1' && { webServer: SITE }),
});
