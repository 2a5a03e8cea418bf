import type { Page } from '@playwright/test';
import { logIn } from '../support/logIn';
import { agentRoutes, publicRoutes } from '../support/routes';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/** The sum of unexpected shifts that a player does not feel as a jump. */
const MAX_SHIFT = 0.05;

/** Answers take their time, so that every skeleton shows before what it stands for. */
const SLOW_ANSWER_MS = 600;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(/\/wps\/(?!session)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_ANSWER_MS));
    await route.continue();
  });
});

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

for (const merchant of ['aurora', 'lagoon'] as const) {
  test.describe(merchant, () => {
    test.use({ merchant });

    for (const path of publicRoutes) {
      test(`nothing jumps on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.waitForLoadState('networkidle');
        expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT);
      });
    }
  });
}

test('nothing jumps on home and on the pages of an agent', async ({ page }) => {
  await page.goto('/m/login');
  await logIn(page, words.en, 'agent01');
  await expect(page).toHaveURL(/\/m\/home$/);
  for (const path of ['/m/home', ...agentRoutes]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT);
  }
});
