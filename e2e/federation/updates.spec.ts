import type { Locator, Page } from '@playwright/test';
import { countLayoutShift, layoutShift } from '../support/layoutShift';
import { quiet } from '../support/quiet';
import { sitePorts } from '../support/site';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const say = words.en;
/** An open tab asks this often, in ms. */
const ASKS_EVERY_MS = 60_000;

interface LiveSite {
  host: string;
  discovery: {
    microFrontends: Record<string, { url: string; deployment: { traffic: number; default: boolean } }[]>;
  };
}

/** Opens home with a clock that the test moves. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/m/home');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** What the page hears is live, from now on. */
async function live(page: Page, change: (site: LiveSite) => void): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${sitePorts.EDGE_PORT}/site.json`);
  const site: LiveSite = await answer.json();
  change(site);
  await page.route('**/site.json', (route) => route.fulfill({ json: site }));
}

/** Whether the document is still the one that was marked. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
const marked = (page: Page) => page.locator('html[data-mark]');

test('an open tab says that a newer site is live, and takes it with the next page', {
  tag: '@FD-025',
}, async ({ page }) => {
  await openHome(page);
  await mark(page);
  await live(page, (site) => {
    site.host = '99.0.0';
  });
  await page.clock.fastForward(ASKS_EVERY_MS);
  await expect(page.getByRole('status').filter({ hasText: say.newVersion })).toBeVisible();
  await expect(marked(page)).toBeAttached();

  await page.unroute('**/site.json');
  await page.getByRole('navigation').getByRole('link', { name: say.promotions }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.promotions })).toBeVisible();
  await expect(marked(page)).not.toBeAttached();
  await expect(page).toHaveURL(/\/m\/activity$/);
  await page.clock.fastForward(ASKS_EVERY_MS);
  await expect(page.getByText(say.newVersion)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('region', { name: say.offers })).toBeVisible();
});

test('takes it on request, and stays where it is', { tag: '@FD-025' }, async ({ page }) => {
  await openHome(page);
  await mark(page);
  await live(page, ({ discovery }) => {
    for (const entries of Object.values(discovery.microFrontends).slice(0, 1)) {
      for (const entry of entries) entry.url = entry.url.replace(/[^/]+\/mf-manifest/, '99.0.0/mf-manifest');
    }
  });
  await page.clock.fastForward(ASKS_EVERY_MS);
  await page.getByRole('button', { name: say.update }).click();
  await expect(marked(page)).not.toBeAttached();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('says nothing of a release that others get, or when it cannot ask', {
  tag: '@FD-025',
}, async ({ page }) => {
  await openHome(page);
  await live(page, ({ discovery }) => {
    for (const entries of Object.values(discovery.microFrontends)) {
      const [entry] = entries;
      if (!entry) continue;
      const url = entry.url.replace(/[^/]+\/mf-manifest/, '99.0.0/mf-manifest');
      entries.push({ ...entry, url, deployment: { traffic: 0, default: false } });
    }
  });
  const asked = page.waitForResponse('**/site.json');
  await page.clock.fastForward(ASKS_EVERY_MS);
  await asked;
  await expect(page.getByText(say.newVersion)).toBeHidden();

  await page.unroute('**/site.json');
  await page.route('**/site.json', (route) => route.fulfill({ status: 500, body: '<h1>broken</h1>' }));
  const refused = page.waitForResponse('**/site.json');
  await page.clock.fastForward(ASKS_EVERY_MS);
  await refused;
  await expect(page.getByText(say.newVersion)).toBeHidden();
});

test('never lies over a game, and takes what is newer when it ends', {
  tag: '@FD-025',
}, async ({ page, signIn }) => {
  await signIn('agent01');
  await page.goto('/m/home');
  await page.clock.install();
  await page.goto('/m/play?game=MOONREEF-copper-koi');
  await expect(
    page.frameLocator('iframe').getByRole('button', { name: say.spin, exact: true }),
  ).toBeVisible();
  await mark(page);
  await live(page, (site) => {
    site.host = '99.0.0';
  });
  const heard = page.waitForResponse('**/site.json');
  await page.clock.fastForward(ASKS_EVERY_MS);
  await heard;
  await expect(page.getByText(say.newVersion)).toBeAttached();
  await expect(page.getByText(say.newVersion)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('region', { name: say.offers })).toBeVisible();
  await expect(marked(page)).not.toBeAttached();
});

for (const width of [390, 320]) {
  test.describe(`the notice, ${width} wide`, { tag: '@each-variant' }, () => {
    test.use({ viewport: { width, height: 640 }, language: 'th' });
    const thai = words.th;

    /** Opens a page, and has it hear of another host. */
    async function openOutdated(page: Page, path: string): Promise<void> {
      await countLayoutShift(page);
      await page.clock.install();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await quiet(page);
      await live(page, (site) => {
        site.host = '99.0.0';
      });
    }
    const notice = (page: Page) => page.getByRole('status').filter({ hasText: thai.newVersion });
    const hear = async (page: Page) => {
      await page.clock.fastForward(ASKS_EVERY_MS);
      await expect(notice(page)).toBeVisible();
    };
    const boxOf = async (place: Locator) =>
      (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

    test('stands above the footer and moves nothing', { tag: '@FD-025' }, async ({ page }) => {
      await openOutdated(page, '/m/activity');
      const before = await layoutShift(page);
      const heading = await boxOf(page.getByRole('heading', { level: 1 }));
      await hear(page);
      const [bar, footer] = [await boxOf(notice(page)), await boxOf(page.getByRole('navigation').last())];
      expect(bar.y + bar.height).toBeLessThanOrEqual(footer.y);
      expect([bar.x >= 0, bar.x + bar.width <= width]).toEqual([true, true]);
      expect(await boxOf(page.getByRole('heading', { level: 1 }))).toEqual(heading);
      await page.getByRole('button', { name: thai.notNow }).click();
      await expect(notice(page)).toBeHidden();
      expect(await layoutShift(page)).toBe(before);
    });

    test('leaves its room to who types, and moves nothing without a footer', { tag: '@FD-025' }, async ({
      page,
    }) => {
      await openOutdated(page, '/m/login');
      const before = await layoutShift(page);
      await hear(page);
      expect((await boxOf(notice(page))).y).toBeGreaterThan(640 / 2);
      await page.locator('form input').first().focus();
      await expect(notice(page)).toBeHidden();
      await page.locator('form input').first().blur();
      await expect(notice(page)).toBeVisible();
      expect(await layoutShift(page)).toBe(before);
    });
  });
}
