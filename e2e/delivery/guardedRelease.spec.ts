import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { deriveBuild } from './derivedBuild';
import { type OwnSite, startOwnSite } from './ownSite';

const MERCHANT = 'aurora';
const REMOTE = 'mfe-promotions';
/** A minute of the figures is a second here, so a guard looks four times in one. */
const MINUTE_MS = 1_000;
const START_LIMIT_MS = 180_000;
test.setTimeout(2 * START_LIMIT_MS);
/** So many that no stop waits for a fifth; each sends fewer loads than count of one address in a minute. */
const ADDRESSES = 12;
const LOADS_OF_EACH = 10;
/** For what takes some seconds on a machine that does nothing else. */
const FIGURES_LIMIT_MS = 120_000;
/** One of five loads. */
const SOMETIMES_THROWS =
  'if (crypto.getRandomValues(new Uint8Array(1))[0] < 51) throw new Error("This release does not start");';

const step = { minutes: 2, loads: 100 };
const limits = { faultRate: 0.05, faultRatio: 1.5, errorRatio: 1.5 };
const PLANS = [
  { name: 'all', steps: [1, 10, 50].map((traffic) => ({ traffic, ...step })), limits, onPass: 'promote' },
  { name: 'half', steps: [{ traffic: 50, minutes: 200, loads: 10_000 }], limits, onPass: 'hold' },
];

// One after another: they release to the same site.
test.describe.configure({ mode: 'default' });

let site: OwnSite;
let folder: string;
let before: string;

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  folder = await mkdtemp(path.join(tmpdir(), 'guarded-'));
  await mkdir(path.join(folder, 'policy/plans'), { recursive: true });
  for (const plan of PLANS)
    await writeFile(
      path.join(folder, 'policy/plans', `${plan.name}.json`),
      JSON.stringify({ ...plan, maxHold: 300 }),
    );
  site = await startOwnSite({
    SITE_POLICY: path.join(folder, 'policy'),
    HEALTH_MINUTE_MS: String(MINUTE_MS),
    // The visitors below come from many addresses.
    EDGE_TRUSTED_PROXIES: '127.0.0.1',
    // Its minutes are sixty times as short, but not those that calls are limited by.
    RATE_LIMIT_FACTOR: '60',
  });
  [before = ''] = Object.keys(await shares());
});

test.afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function release(id: string, first?: string): Promise<void> {
  const build = path.join(folder, id);
  await deriveBuild(path.join(site.store, 'releases', REMOTE, before), id, build, first);
  await site.run('release', REMOTE, '--from', build, '--as', id, '--over-budget', 'a test');
}

const live = async (): Promise<{ component: string; release: string; live: Record<string, Live[]> }[]> => {
  const { components } = JSON.parse(await site.run('ls', '--merchant', MERCHANT, '--json'));
  return components;
};
interface Live {
  readonly release: string;
  readonly traffic: number;
  readonly default: boolean;
}
interface Logged {
  readonly by: string;
  readonly action: string;
  readonly changes: readonly { readonly to: string }[];
}
/** Shares of the remote's releases, by release. */
const shares = async () => {
  const found = (await live()).find(({ component }) => component === REMOTE)?.live[MERCHANT] ?? [];
  return Object.fromEntries(found.map(({ release: id, traffic }) => [id, traffic]));
};
const rest = async () =>
  (await live()).filter(({ component }) => component !== REMOTE).map((one) => one.live);

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
  await release('9.0.0');
  await site.run('rollout', 'start', `${REMOTE}@9.0.0`, '--merchant', MERCHANT, '--plan', 'all');
  await expect(async () => {
    await visit('9.0.0', 0);
    expect(await shares()).toEqual({ '9.0.0': 100 });
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
  await release('9.1.0', SOMETIMES_THROWS);
  const others = await rest();
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
    expect(await shares()).toEqual({ [before]: 100 });
  }).toPass({ intervals: [300], timeout: FIGURES_LIMIT_MS });
  expect(await releasesOf(user)).toEqual([before]);
  expect(await rest()).toEqual(others);
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
