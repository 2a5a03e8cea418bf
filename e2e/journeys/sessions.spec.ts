import type { Browser } from '@playwright/test';
import { accessWords } from '../support/accessWords';
import { userAgents } from '../support/devices';
import { hideLoginPopup } from '../support/loginPopup';
import { logInWith, PASSWORD, registerMember, storedSession } from '../support/members';
import { passkeyWords } from '../support/passkeyWords';
import { siteOrigin } from '../support/site';
import { expect, test } from '../support/test';

for (const language of ['en', 'th'] as const) {
  const access = accessWords[language];
  const say = passkeyWords[language];

  test.describe(language, () => {
    test.use({ language });

    /** Another device of a member: a phone, where they are on the page of promotions. */
    async function openPhone(browser: Browser, name: string) {
      const context = await browser.newContext({
        baseURL: siteOrigin('aurora'),
        userAgent: userAgents.safari,
        serviceWorkers: 'block',
      });
      const phone = await context.newPage();
      await phone.addInitScript(hideLoginPopup);
      await phone.addInitScript((stored) => localStorage.setItem('language', stored), language.toUpperCase());
      await phone.goto('/m/login');
      await logInWith(phone, access, name, PASSWORD);
      return phone;
    }

    test('a member sees their devices, ends one, and it is asked to log in', async ({ page, browser }) => {
      const name = await registerMember(page, access);
      const phone = await openPhone(browser, name);
      await page.goto('/m/set');
      await page.getByRole('link', { name: say.devices }).click();
      const list = page.getByRole('list', { name: say.devices });
      await expect(list.getByRole('listitem')).toHaveCount(2);
      await expect(list.getByRole('listitem').first()).toContainText(say.thisDevice);
      const other = list.getByRole('listitem').filter({ hasText: 'iPhone' });
      await expect(other).toContainText('Safari');
      await expect(other).toContainText(say.activeNow);

      await other.getByRole('button').click();
      await page.getByRole('alertdialog').getByRole('button', { name: say.end, exact: true }).click();
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await expect(page.getByText(say.alone)).toBeVisible();

      await phone.goto('/m/set/sessions');
      await expect(phone).toHaveURL(/\/m\/login/);
      expect(await storedSession(phone)).toBe('');
      await page.reload();
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await phone.context().close();
    });

    test('all others end at once', async ({ page, browser }) => {
      const name = await registerMember(page, access);
      const phones = [await openPhone(browser, name), await openPhone(browser, name)];
      await page.goto('/m/set/sessions');
      await page.getByRole('button', { name: say.endOthers }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: say.endOthers }).click();
      await expect(page.getByText(say.alone)).toBeVisible();
      for (const phone of phones) {
        await phone.goto('/m/set/sessions');
        await expect(phone).toHaveURL(/\/m\/login/);
        await phone.context().close();
      }
      expect(await storedSession(page)).toContain(name);
    });
  });
}
