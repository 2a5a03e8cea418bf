import { HomePage } from '../support/homePage';
import { moneyOf } from '../support/locks';
import { logIn } from '../support/logIn';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const variants = [
  { merchant: 'aurora', language: 'en', theme: 'light' },
  { merchant: 'aurora', language: 'th', theme: 'dark' },
  { merchant: 'lagoon', language: 'en', theme: 'dark' },
  { merchant: 'lagoon', language: 'th', theme: 'light' },
] as const;

for (const variant of variants) {
  test.describe(`${variant.merchant}, ${variant.language}, ${variant.theme}`, () => {
    test.use(variant);
    const say = words[variant.language];

    test('an agent signs in and looks after the team', {
      tag: ['@HS-061', '@AG-003', '@AG-005', '@AG-020', '@AG-025', '@FD-008'],
      lock: moneyOf('agent01', variant.merchant),
    }, async ({ page }) => {
      const home = new HomePage(page, say);
      await page.goto('/m/login');
      await logIn(page, say, 'agent01');
      await expect(page).toHaveURL(/\/m\/home$/);
      const balance = await home.balance();

      await page.getByRole('navigation').getByRole('button', { name: say.invite }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: say.openAgentPage }).click();
      await expect(page).toHaveURL(/\/m\/agent$/);
      const prompt = page.getByRole('alertdialog', { name: say.dailyContractReady });
      await prompt.getByRole('button', { name: say.cancel, exact: true }).click();
      await expect(prompt).toBeHidden();
      await expect(page.getByText(balance)).toBeVisible();

      const team = page.getByRole('region', { name: say.teamToday });
      for (const counter of say.counters)
        await expect(team.getByText(counter, { exact: true })).toBeVisible();
      await expect(team).toContainText(/[1-9]\d*/);

      await page.getByRole('navigation').getByRole('link', { name: say.home }).click();
      await expect(page).toHaveURL(/\/m\/home$/);
      await page.getByRole('button', { name: say.openMenu }).click();
      await page.getByRole('button', { name: say.logOut }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: say.logOut }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: say.logIn })).toBeVisible();
    });
  });
}
