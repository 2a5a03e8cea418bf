import type { Page } from '@playwright/test';
import { logIn } from '../support/logIn';
import { playerRoutes, publicParts } from '../support/routes';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({ viewport: { width: 320, height: 640 } });

for (const language of ['en', 'th'] as const) {
  test.describe(language, () => {
    test.use({ language });

    for (const part of publicParts) {
      test(`${part.join(', ')} fit 320 pixels`, async ({ page }) => {
        for (const path of part) await test.step(path, () => expectToFit(page, path));
      });
    }

    test('the pages of a player fit 320 pixels', async ({ page }) => {
      await page.goto('/m/login');
      await logIn(page, words[language], 'player01');
      await expect(page).toHaveURL(/\/m\/home$/);
      for (const path of playerRoutes) await expectToFit(page, path);
    });
  });
}

test('a title is not cut for the balance beside it, which the keyboard still reaches', async ({ page }) => {
  await page.goto('/m/login');
  await logIn(page, words.en, 'player01');
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto('/m/set');
  const title = page.getByRole('heading', { level: 1, name: 'Settings' });
  const balance = page.getByRole('banner').getByRole('button', { name: /[\d,]+\.\d{2}/ });
  await expect(balance).toBeAttached();
  const isWhole = () => title.evaluate((heading) => heading.scrollWidth <= heading.clientWidth);
  expect(await isWhole()).toBe(true);
  const centreIsBalance = () =>
    balance.evaluate((chip) => {
      const { left, top, width, height } = chip.getBoundingClientRect();
      return chip.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  expect(await centreIsBalance()).toBe(false);
  await page.getByRole('button', { name: words.en.back }).focus();
  await page.keyboard.press('Tab');
  await expect(balance).toBeFocused();
  expect(await centreIsBalance()).toBe(true);
});

async function expectToFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
