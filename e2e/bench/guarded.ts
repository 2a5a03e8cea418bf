import { type Browser, chromium, type Page } from '@playwright/test';
import {
  type GuardedSite,
  MERCHANT,
  REMOTE,
  SOMETIMES_THROWS,
  startGuardedSite,
} from '../delivery/guardedSite';
import { phone, withoutPictures } from '../support/browser';
import { asPlayer } from '../support/figures';
import { forwardedFrom } from './forwardedFrom';

/*
 * Ten pages walk the site while every other user gets a release that throws in one of five of its loads (FD-055): how
 * long it takes until the guard has taken it back, and what anybody has seen of it.
 */

const WALKERS = 10;
/** More than so many pages no walk may take. */
const MOST_VIEWS = 1_000;
const BAD = '9.1.0';

interface Walker {
  readonly page: Page;
  /** Releases of the remote whose files the present document has asked for. */
  readonly releases: Set<string>;
  /** What was thrown in the present document. */
  readonly thrown: string[];
}

/** A person at an address of their own, whose page counts. */
async function walker(browser: Browser, place: number): Promise<{ walker: Walker; close(): void }> {
  const { url, close } = await forwardedFrom(`198.51.100.${place + 1}`);
  const context = await browser.newContext({ ...phone, proxy: { server: url, bypass: '<-loopback>' } });
  const page = await context.newPage();
  // The TypeScript runner marks functions with this helper of its own, which a page does not have.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await asPlayer(page);
  const found: Walker = { page, releases: new Set(), thrown: [] };
  page.on('request', (request) => {
    const [, id] = new RegExp(`/${REMOTE}/([^/]+)/.*\\.js$`).exec(new URL(request.url()).pathname) ?? [];
    if (id) found.releases.add(id);
  });
  page.on('pageerror', ({ message }) => found.thrown.push(message));
  return { walker: found, close };
}

/** What a page view showed. */
interface View {
  /** Whether the document got the release that throws. */
  readonly bad: boolean;
  readonly threw: boolean;
  /** Whether something said that a part of the page is missing. */
  readonly missed: boolean;
}

async function view({ page, releases, thrown }: Walker, site: GuardedSite): Promise<View> {
  releases.clear();
  thrown.length = 0;
  await page.goto(`http://${MERCHANT}.localhost:${site.ports.EDGE_PORT}/m/activity`);
  // A page has an empty one for what is still to be said.
  const card = page.getByRole('alert').filter({ hasText: /\S/ });
  await page.locator('#root').getByRole('article').or(card).first().waitFor();
  return { bad: releases.has(BAD), threw: thrown.length > 0, missed: (await card.count()) > 0 };
}

const browser = await chromium.launch(withoutPictures);
const site = await startGuardedSite();
const people: Awaited<ReturnType<typeof walker>>[] = [];
try {
  for (let place = 0; place < WALKERS; place += 1) people.push(await walker(browser, place));
  const all = () => Promise.all(people.map((one) => view(one.walker, site)));
  await all();
  const rest = JSON.stringify(await site.rest());
  await site.release(BAD, site.first, SOMETIMES_THROWS);
  await site.run('rollout', 'start', `${REMOTE}@${BAD}`, '--merchant', MERCHANT, '--plan', 'half');
  const started = performance.now();
  const views: View[] = [];
  while (BAD in (await site.shares()) && views.length < MOST_VIEWS) views.push(...(await all()));
  const seconds = (performance.now() - started) / 1000;
  const after = await all();
  const count = (found: readonly View[], is: (view: View) => boolean) => found.filter(is).length;
  process.stdout.write(
    `${WALKERS} pages, ${views.length} page views until the release was taken back after ${seconds.toFixed(0)} s\n` +
      `${count(views, ({ bad }) => bad)} of them got it, it threw in ${count(views, ({ bad, threw }) => bad && threw)}, ` +
      `and ${count(views, ({ bad, missed }) => bad && missed)} missed a part of the page\n` +
      `Others in which anything was thrown or missed: ${count(views, ({ bad, threw, missed }) => !bad && (threw || missed))}\n` +
      `Afterwards got it: ${count(after, ({ bad }) => bad)} of ${after.length}; ` +
      `other remotes ${rest === JSON.stringify(await site.rest()) ? 'are as they were' : 'HAVE CHANGED'}\n` +
      `${await site.run('log', '--merchant', MERCHANT, '--limit', '1')}\n`,
  );
} finally {
  for (const { close } of people) close();
  await browser.close();
  await site.stop();
}
