import { countLayoutShift, layoutShift, MAX_SHIFT } from '../support/layoutShift';
import { logIn } from '../support/logIn';
import { agentRoutes, publicRoutes } from '../support/routes';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/** Answers take their time, so that every skeleton shows before what it stands for. */
const SLOW_ANSWER_MS = 600;

test.beforeEach(async ({ page }) => {
  await countLayoutShift(page);
  await page.route(/\/wps\/(?!session)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_ANSWER_MS));
    await route.continue();
  });
});

for (const merchant of ['aurora', 'lagoon'] as const) {
  test.describe(merchant, () => {
    test.use({ merchant });

    for (const path of publicRoutes) {
      test(`nothing jumps on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.waitForLoadState('networkidle');
        expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
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
    expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
  }
});
