import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { phone } from '../support/browser';
import { hideLoginPopup } from '../support/loginPopup';
import { expect, test } from '../support/test';
import { words } from '../support/words';
import { deriveBuild } from './derivedBuild';
import { type OwnSite, startOwnSite } from './ownSite';

const say = words.en;
const MERCHANT = 'aurora';
const REMOTES = ['mfe-games', 'mfe-messages', 'mfe-promotions', 'mfe-auth', 'mfe-agent'] as const;
const CHANGES = 30;
/** Every so many changes one is a rollback. */
const ROLLBACK_EVERY = 3;
/** One of them moves with each change: all at once would wait for the processor, not for the site. */
const WALKERS = 10;
/** All of them have one address. */
const RATE_LIMIT_FACTOR = '20';

test.setTimeout(600_000);

let site: OwnSite;
let builds: string;

test.beforeAll(async () => {
  const settings = { RATE_LIMIT_FACTOR };
  [site, builds] = await Promise.all([startOwnSite(settings), mkdtemp(path.join(tmpdir(), 'builds-'))]);
});

test.afterAll(async () => {
  await site.stop();
  await rm(builds, { recursive: true, force: true });
});

/** What went wrong in a page that nobody should have seen. */
function watch(page: Page, troubles: string[]): void {
  const ofReleases = (url: string) => url.includes(`:${site.ports.RELEASES_PORT}/`);
  page.on('pageerror', (error) => troubles.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (ofReleases(response.url()) && response.status() >= 400)
      troubles.push(`${response.status()} ${response.url()}`);
  });
}

async function openHome(context: BrowserContext, troubles: string[]): Promise<Page> {
  const page = await context.newPage();
  watch(page, troubles);
  await page.goto(`http://${MERCHANT}.localhost:${site.ports.EDGE_PORT}/m/home`);
  await expect(page.getByRole('article').first()).toBeVisible();
  return page;
}

/** One round through the site, as somebody looks around. Returns how many pages that were. */
async function walk(page: Page): Promise<number> {
  await page.getByRole('navigation').getByRole('link', { name: say.promotions }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.promotions })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: say.home }).click();
  await expect(page.getByRole('region', { name: say.offers })).toBeVisible();
  await page.getByRole('region', { name: say.notices }).getByRole('link', { name: say.allNotices }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: say.back }).click();
  await page.getByRole('banner').getByRole('link', { name: say.logIn }).click();
  await expect(page.getByLabel(say.username, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'unavailable' })).toHaveCount(0);
  return 5;
}

/** Releases and rollbacks of one remote after another, each while somebody walks the site. */
async function releaseAll(walkOn: () => Promise<void>): Promise<void> {
  const latest = new Map<string, string>();
  for (const remote of REMOTES) {
    const [release = ''] = await readdir(path.join(site.store, 'releases', remote));
    latest.set(remote, path.join(site.store, 'releases', remote, release));
  }
  const changeSite = async (change: number): Promise<void> => {
    const remote = REMOTES[change % REMOTES.length] ?? 'mfe-games';
    if (change % ROLLBACK_EVERY === 0 && change > REMOTES.length) {
      await site.run('rollback', remote, '--merchant', MERCHANT);
      return;
    }
    const id = `9.${change}.0`;
    const build = path.join(builds, `${remote}-${id}`);
    await deriveBuild(latest.get(remote) ?? '', id, build);
    await site.run('release', remote, '--from', build, '--as', id);
    await site.run('deploy', `${remote}@${id}`, '--merchant', MERCHANT);
  };
  for (let change = 1; change <= CHANGES; change += 1) await Promise.all([changeSite(change), walkOn()]);
}

test(`${WALKERS} pages walk the site while ${CHANGES} releases and rollbacks go live`, {
  tag: ['@FD-021', '@FD-024'],
}, async ({ browser }) => {
  // Eleven homes that move would leave a small machine no time for anything else.
  const options = { ...phone, reducedMotion: 'reduce' } as const;
  const newContext = async () => {
    const context = await browser.newContext(options);
    await context.addInitScript(hideLoginPopup);
    await context.addInitScript(() => localStorage.setItem('language', 'EN'));
    return context;
  };
  const troubles: string[] = [];
  const contexts = await Promise.all(Array.from({ length: WALKERS + 1 }, newContext));
  const [idleContext, ...others] = contexts;
  if (!idleContext) throw new Error('There is no context');
  // Opened before the first release, and left alone until after the last.
  const idle = await openHome(idleContext, troubles);
  const walkers: Page[] = [];
  for (const context of others) walkers.push(await openHome(context, troubles));

  let pages = 0;
  const started = Date.now();
  await releaseAll(async () => {
    const next = walkers.shift();
    if (!next) throw new Error('There is nobody to walk');
    walkers.push(next);
    pages += await walk(next);
  });
  const seconds = Math.round((Date.now() - started) / 1000);

  await idle.bringToFront();
  pages += await walk(idle);
  expect(troubles).toEqual([]);
  const log = JSON.parse(await site.run('log', '--merchant', MERCHANT, '--limit', '100', '--json'));
  // One more for the start of the site.
  expect(log.deployments).toHaveLength(CHANGES + 1);
  process.stdout.write(`${CHANGES} changes went live in ${seconds} s, while ${pages} pages were opened\n`);
  await Promise.all(contexts.map((context) => context.close()));
});
