import { axeFindings } from '../support/axe';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/* What opens over a page. Pages themselves are looked at in audits/. */

const variants = [
  { merchant: 'aurora', language: 'en', theme: 'dark' },
  { merchant: 'aurora', language: 'th', theme: 'light' },
  { merchant: 'lagoon', language: 'th', theme: 'dark' },
  { merchant: 'lagoon', language: 'en', theme: 'light' },
] as const;

const DIALOG = '[role="dialog"], [role="alertdialog"]';
const QUESTION = '[role="alertdialog"]';

for (const variant of variants) {
  test.describe(`${variant.merchant}, ${variant.language}, ${variant.theme}`, {
    tag: '@each-variant',
  }, () => {
    test.use(variant);
    // What opens comes in with a fade; axe would measure the colours of what is half there.
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    const say = words[variant.language];

    test('axe finds nothing in sheets, menu and questions', async ({ page, signIn }) => {
      await signIn('agent01');
      await page.goto('/m/home');
      await page.getByRole('navigation').getByRole('button', { name: say.service }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      expect(await axeFindings(page, { within: DIALOG })).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('navigation').getByRole('button', { name: say.invite }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      expect(await axeFindings(page, { within: QUESTION })).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: say.openMenu }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: say.logOut })).toBeVisible();
      expect(await axeFindings(page, { within: DIALOG })).toEqual([]);
      await page.getByRole('button', { name: say.logOut }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      expect(await axeFindings(page, { within: QUESTION })).toEqual([]);
    });
  });
}
