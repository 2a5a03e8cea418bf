import AxeBuilder from '@axe-core/playwright';
import { logIn } from '../support/logIn';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const variants = [
  { merchant: 'aurora', language: 'en', theme: 'dark' },
  { merchant: 'aurora', language: 'th', theme: 'light' },
  { merchant: 'lagoon', language: 'th', theme: 'dark' },
  { merchant: 'lagoon', language: 'en', theme: 'light' },
] as const;

const paths = ['/m/home', '/m/login', '/m/gameList?gameType=RNG', '/m/activity', '/m/notice'];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const variant of variants) {
  test.describe(`${variant.merchant}, ${variant.language}, ${variant.theme}`, () => {
    test.use(variant);
    // Pages come in with a fade; axe would measure the colours of a page that is half there.
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    for (const path of paths) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([]);
      });
    }

    test('axe finds nothing on the agent home and in the side menu', async ({ page }) => {
      const say = words[variant.language];
      await page.goto('/m/login');
      await logIn(page, say, 'agent01');
      await expect(page).toHaveURL(/\/m\/home$/);
      await page.getByRole('button', { name: say.openMenu }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const menu = await new AxeBuilder({ page }).withTags(WCAG).include('[role="dialog"]').analyze();
      expect(
        menu.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ).toEqual([]);
      await page.goto('/m/agent');
      await page.waitForLoadState('networkidle');
      const home = await new AxeBuilder({ page }).withTags(WCAG).analyze();
      expect(
        home.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ).toEqual([]);
    });
  });
}
