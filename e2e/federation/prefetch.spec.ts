import type { Page } from '@playwright/test';
import { quiet } from '../support/quiet';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const say = words.en;
const PROMOTIONS = /\/mfe-promotions\/[^/]+\/.+\.(?:js|css)$/;
/** Longer than a page is left in peace, in ms. */
const SETTLED_MS = 3_000;

const prefetched = (page: Page) =>
  page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

async function openHome(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/m/home');
  await expect(page.getByRole('article').first()).toBeVisible();
}

test('the likely next pages are fetched when home is quiet, and used when they are opened', {
  tag: '@FD-036',
}, async ({ page }) => {
  await openHome(page);
  expect(await prefetched(page)).toEqual([]);
  await page.clock.fastForward(SETTLED_MS);
  await expect.poll(() => prefetched(page)).toContainEqual(expect.stringMatching(PROMOTIONS));
  const files = (await prefetched(page)).filter((href) => PROMOTIONS.test(href));
  await quiet(page);

  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const fromNetwork: string[] = [];
  client.on('Network.responseReceived', ({ response }) => {
    if (PROMOTIONS.test(response.url) && !response.fromDiskCache && !response.fromPrefetchCache)
      fromNetwork.push(response.url);
  });
  await page.getByRole('navigation').getByRole('link', { name: say.promotions }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(fromNetwork.filter((url) => files.includes(url))).toEqual([]);
});

test('a page begins to load when a finger is on its link', { tag: '@FD-036' }, async ({ page }) => {
  await openHome(page);
  const asked = page.waitForRequest(PROMOTIONS);
  await page.getByRole('navigation').getByRole('link', { name: say.promotions }).dispatchEvent('pointerdown');
  await asked;
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('nothing is fetched ahead for somebody who saves data', { tag: '@FD-036' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (PROMOTIONS.test(request.url())) asked.push(request.url());
  });
  await openHome(page);
  await page.clock.fastForward(SETTLED_MS);
  await page.getByRole('navigation').getByRole('link', { name: say.promotions }).dispatchEvent('pointerdown');
  await quiet(page);
  expect([...asked, ...(await prefetched(page))]).toEqual([]);
});
