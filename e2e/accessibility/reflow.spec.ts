import { publicRoutes } from '../support/routes';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 320, height: 640 } });

for (const language of ['en', 'th'] as const) {
  test.describe(language, () => {
    test.use({ language });

    for (const path of publicRoutes) {
      test(`${path} fits 320 pixels`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.waitForLoadState('networkidle');
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  });
}
