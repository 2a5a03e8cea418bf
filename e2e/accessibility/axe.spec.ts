import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { logIn } from '../support/logIn';
import { agentRoutes, memberRoutes, playerRoutes, publicParts } from '../support/routes';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const variants = [
  { merchant: 'aurora', language: 'en', theme: 'dark' },
  { merchant: 'aurora', language: 'th', theme: 'light' },
  { merchant: 'lagoon', language: 'th', theme: 'dark' },
  { merchant: 'lagoon', language: 'en', theme: 'light' },
] as const;

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Lists that go on below the tab bar: a star that is half under it counts as a small target here until it is
 * scrolled to. targets.spec.ts measures all targets of these pages.
 */
const BELOW_TAB_BAR: readonly string[] = ['/m/sports', '/m/esports', '/m/lott', '/m/elott', '/m/hot'];

async function expectNoFindings(page: Page, within = 'html', without: string[] = []) {
  const axe = new AxeBuilder({ page }).withTags(WCAG).disableRules(without);
  const { violations } = await axe.include(within).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

for (const variant of variants) {
  test.describe(`${variant.merchant}, ${variant.language}, ${variant.theme}`, () => {
    test.use(variant);
    // Pages come in with a fade; axe would measure the colours of a page that is half there.
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    const say = words[variant.language];

    for (const part of publicParts) {
      test(`axe finds nothing on ${part.join(', ')}`, async ({ page }) => {
        // Seconds a page, and more on a busy machine.
        test.slow();
        for (const path of part) {
          await test.step(path, async () => {
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
            await page.waitForLoadState('networkidle');
            await expectNoFindings(page, 'html', BELOW_TAB_BAR.includes(path) ? ['target-size'] : []);
          });
        }
      });
    }

    test('axe finds nothing on the pages of a player', async ({ page }) => {
      await page.goto('/m/login');
      await logIn(page, say, 'player01');
      await expect(page).toHaveURL(/\/m\/home$/);
      for (const path of playerRoutes) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.waitForLoadState('networkidle');
        // A row of a list that the tab bar half covers counts as small; targets.spec scrolls to each.
        await expectNoFindings(page, 'html', ['target-size']);
      }
    });

    test('axe finds nothing in what opens over the page, and on the pages of members and agents', async ({
      page,
    }) => {
      await page.goto('/m/login');
      await logIn(page, say, 'agent01');
      await expect(page).toHaveURL(/\/m\/home$/);
      const dialog = '[role="dialog"], [role="alertdialog"]';

      await page.getByRole('navigation').getByRole('button', { name: say.service }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      await expectNoFindings(page, dialog);
      await page.keyboard.press('Escape');
      await page.getByRole('navigation').getByRole('button', { name: say.invite }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFindings(page, dialog);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: say.openMenu }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: say.logOut })).toBeVisible();
      await expectNoFindings(page, dialog);
      await page.getByRole('button', { name: say.logOut }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectNoFindings(page, '[role="alertdialog"]');

      for (const path of [...memberRoutes, ...agentRoutes]) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await expectNoFindings(page);
      }
    });
  });
}
