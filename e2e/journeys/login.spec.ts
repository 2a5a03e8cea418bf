import type { Page } from '@playwright/test';
import { accessWords } from '../support/accessWords';
import { captchaDigits } from '../support/captcha';
import { confirmNumber, input, newName, PASSWORD, storedSession } from '../support/members';
import { logInFromOwnAddress } from '../support/ownAddress';
import { registerByCall } from '../support/session';
import { expect, test } from '../support/test';

/** Of the demonstration accounts; README names it. */
const DEMO_PASSWORD = 'Passw0rd1';
/** A number takes one code a minute: each language has a member of its own. */
const MEMBER_OF = {
  en: { number: '0812345678', name: 'player01' },
  th: { number: '0898765432', name: 'agent01' },
} as const;

const ASKED = '/m/gameList?gameType=LIVE#top';
const loginPage = `/m/login?return=${encodeURIComponent(ASKED)}`;

const loginSent = (page: Page) => page.waitForRequest((sent) => sent.url().endsWith('/wps/session/login'));

/** Ends the session in this browser alone, as closing it does to one that is not kept. */
async function comeBackAsGuest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const place of [sessionStorage, localStorage]) place.removeItem('MC_SESSION_INFO');
  });
  await page.goto('/m/login');
}

for (const language of ['en', 'th'] as const) {
  const say = accessWords[language];
  const submit = (page: Page) => page.locator('form').getByRole('button', { name: say.logIn, exact: true });
  const remember = (page: Page) => page.getByRole('checkbox', { name: say.remember });

  test.describe(`aurora, ${language}`, () => {
    test.use({ merchant: 'aurora', language });

    test('three wrong passwords bring a captcha, which lets in once it is read', {
      tag: ['@AU-006', '@AU-007', '@AU-016', '@AU-025'],
    }, async ({ page }) => {
      await logInFromOwnAddress(page);
      const name = newName();
      await registerByCall('aurora', { username: name, password: PASSWORD, email: '' });
      await page.goto('/m/login');
      await input(page, say.username).fill(name);
      for (let tries = 1; tries <= 3; tries += 1) {
        await expect(page.getByLabel(say.captcha, { exact: true })).toBeHidden();
        await input(page, say.password).fill(`Wrong${tries}pass`);
        await submit(page).click();
        await expect(page.getByText(say.noMatch)).toBeVisible();
      }
      const digits = input(page, say.captcha);
      await expect(digits).toBeVisible();
      await input(page, say.password).fill(PASSWORD);

      // A wrong one is used up: the field is empty, with another picture.
      const picture = page.getByRole('button').locator('img[src^="data:image/png"]');
      const first = await picture.getAttribute('src');
      await digits.fill('0');
      await submit(page).click();
      await expect(digits).toHaveValue('');
      await expect(picture).not.toHaveAttribute('src', first ?? '');

      await digits.fill(await captchaDigits(page));
      await submit(page).click();
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect(page.getByText(say.lastSignIn)).toBeVisible();
      expect(await storedSession(page)).toContain(name);
    });
  });

  test.describe(`lagoon, ${language}`, () => {
    test.use({ merchant: 'lagoon', language, theme: 'light' });

    test('a member logs in by a code, and each way is remembered', {
      tag: ['@AU-002', '@AU-009', '@AU-011', '@AU-020', '@AU-022', '@AU-024', '@AU-029'],
    }, async ({ page }) => {
      const { number, name } = MEMBER_OF[language];
      const byName = page.getByRole('tab', { name: say.username, exact: true });
      const byCode = page.getByRole('tab', { name: say.byCode });
      await page.goto(loginPage);
      await byCode.click();
      await input(page, say.mobile).fill('0812');
      await page.getByRole('button', { name: say.send }).click();
      await expect(page.locator('form')).toContainText(/\b9\b/);
      await expect(input(page, say.mobile)).toBeFocused();
      await input(page, say.mobile).fill(number);
      await confirmNumber(page, say, number);
      await remember(page).check();
      const sent = loginSent(page);
      await submit(page).click();
      expect((await sent).postData()).not.toContain(number);
      await expect(page).toHaveURL(ASKED);
      expect(await storedSession(page)).toContain(name);

      // The next visit begins with the way of the last one; the code is not kept.
      await comeBackAsGuest(page);
      await expect(byCode).toHaveAttribute('aria-selected', 'true');
      await expect(input(page, say.mobile)).toHaveValue(number);
      await expect(input(page, say.code)).toHaveValue('');
      await byName.click();
      await expect(input(page, say.username)).toHaveValue('');
      await input(page, say.username).fill(name);
      await input(page, say.password).fill(DEMO_PASSWORD);
      await expect(remember(page)).toBeChecked();
      await submit(page).click();
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect(page.getByText(say.lastSignIn)).toBeVisible();
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(DEMO_PASSWORD);

      await comeBackAsGuest(page);
      await expect(byName).toHaveAttribute('aria-selected', 'true');
      await expect(input(page, say.username)).toHaveValue(name);
      await expect(input(page, say.password)).toHaveValue(DEMO_PASSWORD);
      await byCode.click();
      await expect(input(page, say.mobile)).toHaveValue(number);
    });
  });
}
