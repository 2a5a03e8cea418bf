import type { Page } from '@playwright/test';
import { accessWords } from '../support/accessWords';
import { addAuthenticator } from '../support/authenticator';
import { MAILBOX_PAGE } from '../support/mailbox';
import { input, newName, PASSWORD, storedSession } from '../support/members';
import { passkeyWords } from '../support/passkeyWords';
import { expect, test } from '../support/test';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Ends the session of this browser, as a member does who has been away. */
async function forgetSession(page: Page) {
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.removeItem('MC_SESSION_INFO');
  });
  await page.goto('/m/login');
}

for (const language of ['en', 'th'] as const) {
  const access = accessWords[language];
  const say = passkeyWords[language];
  const subject = {
    en: 'A passkey was added to your Aurora account',
    th: 'มีการเพิ่มพาสคีย์ในบัญชี Aurora ของคุณ',
  }[language];

  test.describe(language, () => {
    test.use({ language });

    /** A new member on the page of passkeys, with one added. */
    async function openWithPasskey(
      page: Page,
      newMember: () => Promise<string>,
      options: { autofill?: boolean } = {},
    ) {
      const authenticator = await addAuthenticator(page, options);
      const name = await newMember();
      await page.goto('/m/set');
      await page.getByRole('link', { name: say.passkeys }).click();
      await expect(page.getByText(say.none)).toBeVisible();
      await authenticator.touch(async () => {
        await button(page, say.add).click();
        await expect(page.getByRole('list', { name: say.list }).getByRole('listitem')).toHaveCount(1);
      });
      return { authenticator, name };
    }

    async function sendPassword(page: Page, name: string) {
      await input(page, access.username).fill(name);
      await input(page, access.password).fill(PASSWORD);
      await page.locator('form:visible').getByRole('button', { name: access.logIn, exact: true }).click();
    }

    test('a passkey that a member adds in settings lets them in, alone or as a second step, until it is removed', async ({
      page,
      newMember,
    }) => {
      const email = `${newName()}@example.com`;
      const { authenticator, name } = await openWithPasskey(page, () => newMember({ email }));
      expect(await authenticator.credentials()).toBe(1);

      await test.step('nobody gets in whose finger the device does not know', async () => {
        await forgetSession(page);
        await authenticator.knowsUser(false);
        await authenticator.touch(async () => {
          await button(page, say.logIn).click();
          await expect(page.getByText(say.notUsed)).toBeVisible();
        });
        expect(await storedSession(page)).toBe('');
        await authenticator.knowsUser(true);
      });

      await test.step('it lets its member in alone', async () => {
        await authenticator.touch(async () => {
          await button(page, say.logIn).click();
          await expect(page).toHaveURL(/\/m\/home$/);
        });
        expect(await storedSession(page)).toContain(name);
        await page.goto('/m/set/passkeys');
        await expect(page.getByText(say.usedNow)).toBeVisible();
      });

      await test.step('it is renamed', async () => {
        await button(page, say.rename).click();
        const sheet = page.getByRole('dialog');
        await sheet.getByLabel(say.name).fill('โทรศัพท์ของฉัน');
        await sheet.getByRole('button', { name: say.save }).click();
        await expect(page.getByText('โทรศัพท์ของฉัน')).toBeVisible();
      });

      const codes = page.getByRole('list', { name: say.codes }).getByRole('listitem');
      const code = await test.step('as a second step it comes with recovery codes', async () => {
        await button(page, say.turnOn).click();
        await expect(codes).toHaveCount(10);
        const first = (await codes.first().textContent()) ?? '';
        await button(page, say.kept).click();
        await expect(page.getByText(say.codesLeft(10))).toBeVisible();
        return first;
      });

      await test.step('it is asked for after the password', async () => {
        await forgetSession(page);
        await sendPassword(page, name);
        await expect(page.getByRole('heading', { name: say.oneMore })).toBeFocused();
        expect(await storedSession(page)).toBe('');
        await authenticator.touch(async () => {
          await page.getByRole('button', { name: say.use, exact: true }).click();
          await expect(page).toHaveURL(/\/m\/home$/);
        });
      });

      await test.step('a recovery code does in its place', async () => {
        await forgetSession(page);
        await sendPassword(page, name);
        await button(page, say.useCode).click();
        await input(page, say.code).fill(code.toLowerCase());
        await button(page, say.confirm).click();
        await expect(page).toHaveURL(/\/m\/home$/);
        await expect(page.getByText(say.nineLeft)).toBeVisible();
      });

      await test.step('off again and removed it lets nobody in, and the password is enough', async () => {
        await page.goto('/m/set/passkeys');
        await page.getByRole('button', { name: say.turnOff, exact: true }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: say.turnOff }).click();
        await expect(button(page, say.turnOn)).toBeVisible();
        await button(page, say.remove).click();
        await page.getByRole('alertdialog').getByRole('button', { name: say.removeYes }).click();
        await expect(page.getByText(say.none)).toBeVisible();

        await forgetSession(page);
        await authenticator.touch(async () => {
          await button(page, say.logIn).click();
          await expect(page.getByText(say.unknown)).toBeVisible();
        });
        expect(await storedSession(page)).toBe('');
        await sendPassword(page, name);
        await expect(page).toHaveURL(/\/m\/home$/);
      });

      await test.step('its owner was told by e-mail that it was added, without a link', async () => {
        await page.goto(MAILBOX_PAGE);
        const mail = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: subject });
        await expect(mail.getByRole('heading', { name: subject })).toBeVisible();
        await expect(mail.getByText('GMT+7')).toBeVisible();
        await expect(mail.getByRole('link')).toHaveCount(0);
      });
    });

    test('a passkey is chosen where the user name is typed', async ({ page, newMember }) => {
      const { authenticator, name } = await openWithPasskey(page, newMember, { autofill: true });
      await forgetSession(page);
      await expect(input(page, access.username)).toHaveAttribute('autocomplete', 'username webauthn');
      await authenticator.touch(async () => {
        await page.reload();
        await expect(page).toHaveURL(/\/m\/home$/);
      });
      expect(await storedSession(page)).toContain(name);
    });
  });
}
