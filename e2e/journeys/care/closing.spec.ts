import type { Page } from '@playwright/test';
import { accessWords } from '../../support/accessWords';
import { careWords } from '../../support/careWords';
import { logInWith, PASSWORD } from '../../support/members';
import { passHours } from '../../support/passTime';
import { newMoneyMember } from '../../support/sandboxBank';
import { expect, test } from '../../support/test';

const DAY_HOURS = 24;
/** Six months, and some days more. */
const EXCLUSION_HOURS = 190 * DAY_HOURS;

const stayOpen = (page: Page, title: string) => page.getByRole('navigation', { name: title });

test.describe('lagoon, th', () => {
  test.use({ merchant: 'lagoon', language: 'th' });

  test('who excludes themselves can withdraw, and plays again only by asking', {
    tag: ['@PL-018', '@PL-020', '@PL-022'],
  }, async ({ page, context }) => {
    const say = careWords.th;
    const member = await newMoneyMember(context, 'lagoon', { money: '900.00', canWithdraw: true });

    await test.step('one page, the password, and one last question', async () => {
      await page.goto('/m/care');
      await page.getByRole('link', { name: say.exclusion }).click();
      await page.getByRole('radio', { name: say.months6 }).check();
      await expect(page.getByRole('button', { name: say.close })).toBeDisabled();
      await page.getByRole('checkbox', { name: say.understood }).check();
      await page.getByLabel(say.password, { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: say.close }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: say.closeIt }).click();
      await expect(page).toHaveURL(/\/m\/login/);
      await expect(page.getByText(say.excluded)).toBeVisible();
    });

    await test.step('the login opens the way to the money alone', async () => {
      await page.goto('/m/login');
      await logInWith(page, accessWords.th, member.username, PASSWORD);
      await expect(page.getByRole('heading', { level: 1, name: say.excluded })).toBeVisible();
      await stayOpen(page, say.closed).getByRole('link', { name: say.withdraw, exact: true }).click();
      await expect(page.getByRole('main')).toContainText('฿900.00');
    });

    await test.step('its end opens nothing, asking does, a day later', async () => {
      await passHours(member, EXCLUSION_HOURS);
      await page.goto('/m/home');
      await expect(page.getByRole('heading', { level: 1, name: say.timeIsOver })).toBeVisible();
      await page.getByRole('link', { name: say.askToReturn }).click();
      await page.getByLabel(say.password, { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: say.askToReturn }).click();
      await expect(page.getByText(say.asked)).toBeVisible();
      await page.getByRole('button', { name: say.noLimits }).click();
      await passHours(member, DAY_HOURS);
      await page.goto('/m/home');
      await expect(page.getByRole('tablist').first()).toBeVisible();
    });
  });
});
