import { putUp, takeDown } from '../support/announcementDesk';
import { PEARL } from '../support/site';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/* At a merchant where nobody counts what is unread meanwhile. */

/** Within seconds; a page that asks by itself would take a minute. In ms. */
const SOON = { timeout: 5_000 };

/** Of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Of what is up. A test that fails must not leave it there for the next one. */
let id = '';
test.afterEach(async () => {
  for (const kind of ['announcement', 'banner'] as const)
    await takeDown(PEARL, kind, id).catch(() => undefined);
});

/** Nobody else's, however often it runs. */
const newId = () => `e2e-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6)}`;

for (const variant of [
  { language: 'en', theme: 'dark' },
  { language: 'th', theme: 'light' },
] as const) {
  const say = words[variant.language];

  test.describe(variant.language, () => {
    test.use({ merchant: PEARL, ...variant });

    test('what an operator puts up shows on an open page within seconds, and goes when it is taken down', {
      tag: '@ME-012',
    }, async ({ page }) => {
      id = newId();
      const title = { en: `Rain ${id}`, th: `ฝน ${id}` };

      await test.step('an announcement', async () => {
        const heard = page.waitForResponse('**/wps/news');
        await page.goto('/m/notice');
        await heard;
        const notice = page.getByRole('button', { name: title[variant.language] });
        await expect(notice).toHaveCount(0);
        const content = { en: '<p>It rains.</p>', th: '<p>ฝนตกหนัก</p>' };
        await putUp(PEARL, 'announcement', { id, type: 'PL', title, content });
        await expect(notice).toBeVisible(SOON);
        await notice.click();
        await expect(page.getByText({ en: 'It rains.', th: 'ฝนตกหนัก' }[variant.language])).toBeVisible();
        await takeDown(PEARL, 'announcement', id);
        await expect(notice).toHaveCount(0, SOON);
      });

      await test.step('a banner with a picture of the merchant’s own', async () => {
        const heard = page.waitForResponse('**/wps/news');
        await page.goto('/m/home');
        await heard;
        const offers = page.getByRole('region', { name: say.offers });
        await expect(offers).toBeVisible();
        const file = { id, group: 'm_home', position: 0, eyebrow: title, title, picture: 'rain.png' };
        await putUp(PEARL, 'banner', file, PICTURE);
        const picture = offers.locator('img[src^="/cdn/banners/"]').first();
        // The banners move on by themselves, and one that nobody sees is not fetched.
        await expect(async () => {
          await picture.scrollIntoViewIfNeeded(SOON);
          await expect(picture).toHaveJSProperty('naturalWidth', 1_074, { timeout: 1_000 });
        }).toPass();
        await takeDown(PEARL, 'banner', id);
        await expect(picture).toHaveCount(0, SOON);
      });
    });
  });
}
