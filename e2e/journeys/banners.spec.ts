import { expect, test } from '../support/test';
import { words } from '../support/words';

const BANNER_MS = 5_000;
/** By then a banner that moves has come to rest. */
const MOVED_MS = 2_000;

for (const [merchant, language] of [
  ['aurora', 'en'],
  ['lagoon', 'th'],
] as const) {
  test.describe(`${merchant}, ${language}`, () => {
    test.use({ merchant, language, contextOptions: { reducedMotion: 'no-preference' } });

    test('each banner takes the very place of the one before, and the first follows the last', {
      tag: '@HS-067',
    }, async ({ page }) => {
      await page.clock.install();
      await page.goto('/m/home');
      const slides = page.getByRole('region', { name: words[language].offers }).getByRole('listitem');
      const place = await slides.first().boundingBox();
      const count = await slides.count();
      expect(count).toBeGreaterThan(1);
      await page.clock.runFor(MOVED_MS);
      for (let shown = 1; shown <= count; shown += 1) {
        await page.clock.runFor(BANNER_MS);
        const slide = slides.nth(shown % count);
        await expect(slide).toBeInViewport({ ratio: 1 });
        const { x, y, width } = (await slide.boundingBox()) ?? {};
        expect({ x: Math.round(x ?? 0), y, width }).toEqual({
          x: place?.x,
          y: place?.y,
          width: place?.width,
        });
      }
    });
  });
}
