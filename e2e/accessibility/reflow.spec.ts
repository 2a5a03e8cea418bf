import { expect, test } from '../support/test';

test.use({ viewport: { width: 320, height: 640 } });

for (const language of ['en', 'th'] as const) {
  test.describe(language, () => {
    test.use({ language });

    for (const path of ['/m/home', '/m/login', '/m/gameList?gameType=RNG', '/m/activity', '/m/notice']) {
      test(`${path} fits 320 pixels`, async ({ page }) => {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  });
}
