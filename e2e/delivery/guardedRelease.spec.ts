import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { type GuardedSite, MERCHANT, REMOTE, SOMETIMES_THROWS, startGuardedSite } from './guardedSite';

const START_LIMIT_MS = 180_000;
test.setTimeout(2 * START_LIMIT_MS);
/** So many that no stop waits for a fifth; each sends fewer loads than count of one address in a minute. */
const ADDRESSES = 12;
const LOADS_OF_EACH = 10;
/** For what takes some seconds on a machine that does nothing else. */
const FIGURES_LIMIT_MS = 120_000;

// One after another: they release to the same site.
test.describe.configure({ mode: 'default' });

let site: GuardedSite;
/** What is live before a test. */
let before: string;

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  site = await startGuardedSite();
  before = site.first;
});

test.afterAll(() => site?.stop());

interface Logged {
  readonly by: string;
  readonly action: string;
  readonly changes: readonly { readonly to: string }[];
}
/** What the pages of a minute's visitors tell of both releases; of the new one, so many loads in a hundred fail. */
async function visit(id: string, failing: number): Promise<void> {
  const at = new Date().toISOString();
  const load = (of: string, outcome: string) => ({
    ...{ kind: 'load', at, path: '/m/activity', remote: 'mfe_promotions', release: of, ms: 100, outcome },
    ...(outcome !== 'OK' && { fault: 'evaluation' }),
  });
  const failed = Math.round((LOADS_OF_EACH * failing) / 100);
  const events = Array.from({ length: LOADS_OF_EACH }, (_, index) => [
    load(before, 'OK'),
    load(id, index < failed ? 'DEFAULT' : 'OK'),
  ]).flat();
  const answers = await Promise.all(
    Array.from({ length: ADDRESSES }, (_, address) =>
      fetch(`http://127.0.0.1:${site.ports.EDGE_PORT}/wps/telemetry/events`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Host: `${MERCHANT}.localhost:${site.ports.EDGE_PORT}`,
          'X-Forwarded-For': `198.51.100.${address + 1}`,
          'X-Merchant': MERCHANT,
        },
        body: JSON.stringify({ events }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
}

/** Folders of the remote's releases that a page loads scripts from when it is opened. */
async function releasesOf(page: Page): Promise<string[]> {
  const found = new Set<string>();
  page.on('request', (request) => {
    const [, id] = new RegExp(`/${REMOTE}/([^/]+)/.*\\.js$`).exec(new URL(request.url()).pathname) ?? [];
    if (id) found.add(id);
  });
  await page.goto(`http://${MERCHANT}.localhost:${site.ports.EDGE_PORT}/m/activity`);
  await expect(page.getByRole('article').first()).toBeVisible();
  page.removeAllListeners('request');
  return [...found];
}

test('a good release goes to 1, 10, 50 in a hundred users and to all of them by its figures', {
  tag: '@FD-052',
}, async () => {
  await site.release('9.0.0', before);
  await site.run('rollout', 'start', `${REMOTE}@9.0.0`, '--merchant', MERCHANT, '--plan', 'all');
  await expect(async () => {
    await visit('9.0.0', 0);
    expect(await site.shares()).toEqual({ '9.0.0': 100 });
  }).toPass({ intervals: [300], timeout: FIGURES_LIMIT_MS });
  const { deployments } = JSON.parse(await site.run('log', '--merchant', MERCHANT, '--limit', '4', '--json'));
  const share = (percent: number) => `${before} ${100 - percent} %, 9.0.0 ${percent} %`;
  expect(
    deployments
      .map(({ by, action, changes: [change] }: Logged) => [by === 'guard', action, change?.to])
      .reverse(),
  ).toEqual([
    [false, 'deploy', share(1)],
    [true, 'step', share(10)],
    [true, 'step', share(50)],
    [true, 'promote', '9.0.0'],
  ]);
  before = '9.0.0';
});

test('a release that fails in one of five loads is taken back, and its users have the one before', {
  tag: ['@FD-055', '@FD-058'],
}, async ({ browser, page, troubles }) => {
  await site.release('9.1.0', before, SOMETIMES_THROWS);
  const others = await site.rest();
  await site.run('rollout', 'start', `${REMOTE}@9.1.0`, '--merchant', MERCHANT, '--plan', 'half');
  // Every other user has it: whoever does not is asked to step aside.
  let user = page;
  await expect(async () => {
    if ((await releasesOf(user)).includes('9.1.0')) return;
    if (user !== page) await user.context().close();
    user = await (await browser.newContext()).newPage();
    throw new Error('This one has the release before');
  }).toPass({ intervals: [0], timeout: FIGURES_LIMIT_MS });

  await expect(async () => {
    await visit('9.1.0', 20);
    expect(await site.shares()).toEqual({ [before]: 100 });
  }).toPass({ intervals: [300], timeout: FIGURES_LIMIT_MS });
  expect(await releasesOf(user)).toEqual([before]);
  expect(await site.rest()).toEqual(others);
  const log = await site.run('log', '--merchant', MERCHANT, '--limit', '1');
  expect(log).toContain(
    `guard  guard  ${REMOTE} ${before} 50 %, 9.1.0 50 % → ${before}; ${REMOTE}@9.1.0 broke a limit at 50 %.`,
  );
  expect(log).toMatch(/faultRate: 2\d(?:\.\d)? % of its loads failed, .*; evidence \d+ of 60/);
  await expect(
    site.run('rollout', 'start', `${REMOTE}@9.1.0`, '--merchant', MERCHANT, '--plan', 'half'),
  ).rejects.toThrow('With --again');
  // That it throws is what is tested.
  troubles.length = 0;
});
