import type { Page } from '@playwright/test';
import { axeFindings, colourFindings } from '../support/axe';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/*
 * What opens over a page. Pages themselves are looked at in audits/, and in the same way: whole in one theme, and in the
 * other one for its colours.
 */

const variants = [
  { merchant: 'aurora', language: 'en', theme: 'dark', otherTheme: 'light' },
  { merchant: 'lagoon', language: 'th', theme: 'light', otherTheme: 'dark' },
] as const;

const DIALOG = '[role="dialog"], [role="alertdialog"]';
const QUESTION = '[role="alertdialog"]';

/** Sets the theme as the side menu does (host-shell, preferences/theme.ts). */
const setTheme = (page: Page, theme: string) =>
  page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);

for (const { otherTheme, ...variant } of variants) {
  test.describe(`${variant.merchant}, ${variant.language}`, { tag: '@each-variant' }, () => {
    test.use(variant);
    // What opens comes in with a fade; axe would measure the colours of what is half there.
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    const say = words[variant.language];

    async function expectNothingFound(page: Page, within: string) {
      expect.soft(await axeFindings(page, { within }), variant.theme).toEqual([]);
      await setTheme(page, otherTheme);
      expect.soft(await colourFindings(page, { within }), otherTheme).toEqual([]);
      await setTheme(page, variant.theme);
    }

    test('axe finds nothing in sheets, menu and questions', async ({ page, signIn }) => {
      await signIn('agent01');
      await page.goto('/m/home');
      await page.getByRole('navigation').getByRole('button', { name: say.service }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      await expectNothingFound(page, DIALOG);
      await page.keyboard.press('Escape');
      await page.getByRole('navigation').getByRole('button', { name: say.invite }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectNothingFound(page, QUESTION);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: say.openMenu }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: say.logOut })).toBeVisible();
      await expectNothingFound(page, DIALOG);
      await page.getByRole('button', { name: say.logOut }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectNothingFound(page, QUESTION);
    });
  });
}
