import { wholeBrowser } from '../support/browser';
import { merchants } from '../support/site';
import { expect, test } from '../support/test';

/* Only a whole browser says whether an app can be installed: the one without a window finds nothing wrong. */

test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser });

for (const merchant of merchants) {
  test.describe(merchant, { tag: '@each-variant' }, () => {
    test.use({ merchant });

    test('can be installed under its own name, with icons that are there', async ({ page, context }) => {
      await page.goto('/m/home');
      const client = await context.newCDPSession(page);
      const { errors, data = '' } = await client.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
      // A browser for tests keeps nothing.
      expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);

      const manifest: { short_name: string; icons: { src: string; sizes: string }[] } = JSON.parse(data);
      expect(manifest.short_name.toLowerCase()).toBe(merchant);
      const touch = await page.locator('link[rel="apple-touch-icon"]').evaluate((link: HTMLLinkElement) => ({
        src: link.href,
        sizes: link.sizes.value,
      }));
      for (const { src, sizes } of [...manifest.icons, touch]) {
        const drawn = await page.evaluate(async (address) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }, src);
        expect(drawn, src).toBe(sizes);
      }
    });
  });
}
