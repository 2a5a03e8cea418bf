import type { Browser, Page } from '@playwright/test';
import { accessWords } from '../support/accessWords';
import { userAgents } from '../support/devices';
import { hideLoginPopup } from '../support/loginPopup';
import { logInWith, PASSWORD, storedSession } from '../support/members';
import { passkeyWords } from '../support/passkeyWords';
import { siteOrigin } from '../support/site';
import { expect, test } from '../support/test';

for (const language of ['en', 'th'] as const) {
  const access = accessWords[language];
  const say = passkeyWords[language];

  test.describe(language, () => {
    test.use({ language });

    /** Another device of a member, on which they have logged in. */
    async function openDevice(browser: Browser, userAgent: string, name: string) {
      const context = await browser.newContext({
        baseURL: siteOrigin('aurora'),
        userAgent,
        serviceWorkers: 'block',
      });
      const device = await context.newPage();
      await device.addInitScript(hideLoginPopup);
      await device.addInitScript(
        (stored) => localStorage.setItem('language', stored),
        language.toUpperCase(),
      );
      await device.goto('/m/login');
      await logInWith(device, access, name, PASSWORD);
      return device;
    }

    /** Sees a device asked to log in, and closes it. */
    async function expectEnded(device: Page) {
      await device.goto('/m/set/sessions');
      await expect(device).toHaveURL(/\/m\/login/);
      expect(await storedSession(device)).toBe('');
      await device.context().close();
    }

    test('a member sees their devices, ends one and then all others, and those are asked to log in', async ({
      page,
      browser,
      newMember,
    }) => {
      const name = await newMember();
      const iPhone = await openDevice(browser, userAgents.safari, name);
      const android = await openDevice(browser, userAgents.android, name);
      await page.goto('/m/set');
      await page.getByRole('link', { name: say.devices }).click();
      const rows = page.getByRole('list', { name: say.devices }).getByRole('listitem');
      await expect(rows).toHaveCount(3);
      await expect(rows.first()).toContainText(say.thisDevice);
      const other = rows.filter({ hasText: 'iPhone' });
      await expect(other).toContainText('Safari');
      await expect(other).toContainText(say.activeNow);

      await other.getByRole('button').click();
      await page.getByRole('alertdialog').getByRole('button', { name: say.end, exact: true }).click();
      await expect(rows).toHaveCount(2);
      await expect(other).toHaveCount(0);
      await expectEnded(iPhone);

      await page.getByRole('button', { name: say.endOthers }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: say.endOthers }).click();
      await expect(page.getByText(say.alone)).toBeVisible();
      await expectEnded(android);
      await page.reload();
      await expect(rows).toHaveCount(1);
      expect(await storedSession(page)).toContain(name);
    });
  });
}
