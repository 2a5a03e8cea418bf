import type { Page } from '@playwright/test';
import { accessWords } from '../support/accessWords';
import { linkFor } from '../support/mailbox';
import {
  confirmNumber,
  input,
  logInWith,
  NEW_PASSWORD,
  newName,
  PASSWORD,
  storedSession,
} from '../support/members';
import { CORAL } from '../support/site';
import { expect, test } from '../support/test';

/** Of a demonstration account of a merchant at which no other test logs in. */
const NUMBER = '0812345678';

const TICKET_CALL = '/wps/account/password/email/confirm';

/** Every address, referrer and body that leaves the page, save those of the call that a ticket is for. */
function listenTo(page: Page): string[] {
  const said: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(TICKET_CALL)) said.push(JSON.stringify(request.headers()));
    else said.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
  });
  page.on('console', (message) => said.push(message.text()));
  return said;
}

for (const language of ['en', 'th'] as const) {
  const say = accessWords[language];

  test.describe(language, () => {
    test.use({ language });

    test('a mailed link sets a forgotten password, once', {
      tag: ['@AU-004', '@AU-065', '@AU-067', '@AU-083', '@RP-016'],
    }, async ({ page, newMember }) => {
      const email = `${newName()}@example.com`;
      const name = await newMember({ email });
      await page.goto('/m/set');
      await page.getByRole('main').getByRole('button', { name: say.signOut }).click();
      await page
        .getByRole('alertdialog', { name: say.signOutQuestion })
        .getByRole('button', { name: say.signOut })
        .click();
      await expect(page).toHaveURL(/\/m\/home$/);
      expect(await storedSession(page)).toBe('');

      await page.goto('/m/login');
      await page.getByRole('link', { name: say.forgotLink }).click();
      await expect(page.getByRole('heading', { level: 1, name: say.forgot })).toBeVisible();
      await page.getByRole('tab', { name: say.byEmail }).click();
      await input(page, say.username).fill(` ${name} `);
      await input(page, say.plainEmail).fill(` ${email} `);
      const asked = page.waitForRequest('**/wps/account/password/email');
      await page.getByRole('button', { name: say.sendLink }).click();
      expect((await asked).headers()['content-type']).toMatch('application/x-www-form-urlencoded');
      await expect(page.getByText(say.mailed)).toBeVisible();
      await expect(page).toHaveURL(/\/m\/login$/);

      await expect.poll(() => linkFor(email)).toMatch(/\/m\/forget#ticket=/);
      const link = await linkFor(email);
      const ticket = link.slice(link.indexOf('=') + 1);
      const said = listenTo(page);
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1, name: say.setNew })).toBeVisible();
      await expect(page).toHaveURL(/\/m\/forget$/);
      await input(page, say.newPassword).fill('short');
      await page.getByRole('button', { name: say.set }).click();
      await expect(input(page, say.newPassword)).toBeFocused();
      await input(page, say.newPassword).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: say.set }).click();
      await expect(page.getByText(say.setLogIn)).toBeVisible();
      await expect(page).toHaveURL(/\/m\/login$/);
      await logInWith(page, say, name, NEW_PASSWORD);
      expect(said).not.toEqual([]);
      expect(said.filter((text) => text.includes(ticket) || text.includes(NEW_PASSWORD))).toEqual([]);
      expect(
        await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
      ).not.toContain(ticket);

      await page.goto(link);
      await input(page, say.newPassword).fill(PASSWORD);
      await page.getByRole('button', { name: say.set }).click();
      await expect(page.getByText(say.linkSpent)).toBeVisible();
      await expect(input(page, say.plainEmail)).toBeVisible();
    });

    test('a new password stands out of reach of another session', {
      tag: ['@AU-074', '@AU-077', '@AU-078', '@AU-080', '@AU-082'],
    }, async ({ page, browser, baseURL, newMember }) => {
      const name = await newMember();
      const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: language });
      const other = await elsewhere.newPage();
      await other.addInitScript((stored) => localStorage.setItem('language', stored), language.toUpperCase());
      await other.goto('/m/login');
      await logInWith(other, say, name, PASSWORD);

      await page.goto('/m/set');
      await page.getByRole('link', { name: say.changePassword }).click();
      await expect(page.getByRole('heading', { level: 1, name: say.changePassword })).toBeVisible();
      const fill = async (password: string, confirmation: string) => {
        await input(page, say.oldPassword).fill(PASSWORD);
        await input(page, say.newPassword).fill(password);
        await input(page, say.confirmNew).fill(confirmation);
        await page.getByRole('button', { name: say.changePassword }).click();
      };
      await fill(NEW_PASSWORD, PASSWORD);
      await expect(input(page, say.confirmNew)).toBeFocused();
      await fill(PASSWORD, PASSWORD);
      const same = page.getByRole('alertdialog', { name: say.same });
      await same.getByRole('button', { name: say.another }).click();
      await expect(input(page, say.newPassword)).toBeFocused();
      await fill(NEW_PASSWORD, NEW_PASSWORD);
      await expect(page.getByText(say.changed)).toBeVisible();
      await expect(page).toHaveURL(/\/m\/home$/);
      expect(await storedSession(page)).toContain(name);

      await other.goto('/m/set');
      // News have ended it at once, or its next call does.
      await expect.poll(() => storedSession(other)).toBe('');
      await other.getByRole('link', { name: say.changePassword }).click();
      await expect(other).toHaveURL(/\/m\/login\?return=/);
      await input(other, say.username).fill(name);
      await input(other, say.password).fill(NEW_PASSWORD);
      await other.locator('form').getByRole('button', { name: say.logIn }).click();
      await expect(other).toHaveURL(/\/m\/changePsw$/);
      await elsewhere.close();
    });
  });
}

test.describe(CORAL, () => {
  test.use({ merchant: CORAL });

  test('a code to the phone sets a forgotten password and logs in', {
    tag: ['@AU-064', '@AU-068', '@AU-069', '@AU-070', '@AU-071', '@AU-072'],
  }, async ({ page }) => {
    const say = accessWords.en;
    const set = () => page.getByRole('button', { name: say.set }).click();
    // It differs at each run: the one that an account has cannot be its new one.
    const password = `Kite-${newName()}`.slice(0, 20);
    await page.goto('/m/forget');
    await set();
    await expect(input(page, say.mobile)).toBeFocused();
    await input(page, say.mobile).fill(NUMBER);
    await confirmNumber(page, say, NUMBER);
    const code = await input(page, say.code).inputValue();
    await input(page, say.code).fill(code === '000000' ? '111111' : '000000');
    await input(page, say.newPassword).fill(password);
    await set();
    await expect(input(page, say.code)).toHaveValue('');
    await expect(input(page, say.newPassword)).toHaveValue(password);
    await input(page, say.code).fill(code);
    const login = page.waitForRequest('**/wps/session/login');
    await set();
    expect((await login).postData()).not.toContain(password);
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(await storedSession(page)).toContain('player01');
  });
});
