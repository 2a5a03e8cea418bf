import type { Page } from '@playwright/test';
import { accessWords } from '../support/accessWords';
import { captchaDigits } from '../support/captcha';
import {
  confirmNumber,
  fillRegistration,
  input,
  newName,
  newNumber,
  PASSWORD,
  storedSession,
} from '../support/members';
import { expect, test } from '../support/test';

/** Of a demonstration account; README names it. */
const TAKEN = 'player01';
const MEMBER = '"type":0';

/** Counts the registrations that this page asks for. */
function countRegistrations(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/wps/account/register'))
      sent.push(request.url());
  });
  return sent;
}

for (const language of ['en', 'th'] as const) {
  const say = accessWords[language];
  const submit = (page: Page) => page.getByRole('button', { name: say.createAccount });

  test.describe(`aurora, ${language}`, () => {
    test.use({ merchant: 'aurora', language });

    test('a guest becomes a member by user name', {
      tag: ['@AU-053', '@AU-059', '@AU-060', '@AU-063', '@AU-088'],
    }, async ({ page }) => {
      await page.goto('/m/register?return=%2Fm%2Factivity');
      await submit(page).click();
      await expect(input(page, say.username)).toBeFocused();

      await input(page, say.username).fill(TAKEN);
      await expect(page.getByText(say.taken)).toBeVisible();
      await fillRegistration(page, say, newName());

      const sealed = page.waitForRequest((sent) => sent.url().endsWith('/wps/account/register'));
      await submit(page).click();
      const sent = await sealed;
      expect(sent.method()).toBe('PUT');
      expect(sent.headers()).toMatchObject({ moduleid: 'REGISTER_REE3' });
      expect(sent.headers().encryption).toBeTruthy();
      expect(sent.postData()).not.toContain(PASSWORD);
      await expect(page).toHaveURL(/\/m\/activity$/);
      expect(await storedSession(page)).toContain(MEMBER);
    });

    test('a guest becomes a member by number, with a code', {
      tag: ['@AU-039', '@AU-044', '@AU-053', '@AU-059', '@AU-063'],
    }, async ({ page }) => {
      const number = newNumber();
      await page.goto('/m/register');
      await page.getByRole('tab', { name: say.byMobile }).click();
      await submit(page).click();
      await expect(input(page, say.mobile)).toBeFocused();
      await input(page, say.mobile).fill(number);
      await input(page, say.password).fill(PASSWORD);
      await input(page, say.confirm).fill(PASSWORD);
      await confirmNumber(page, say, number);
      const sealed = page.waitForRequest((sent) => sent.url().endsWith('/wps/account/register/mobile'));
      await submit(page).click();
      const sent = await sealed;
      expect(sent.headers()).toMatchObject({ moduleid: 'MOBILENUMREG3' });
      expect(sent.postData()).not.toContain(number);
      await expect(page).toHaveURL(/\/m\/home$/);
      expect(await storedSession(page)).toContain(MEMBER);
    });

    test('a wrong invitation code is said under its field, and keeps nobody out', {
      tag: ['@AU-057', '@AU-058'],
    }, async ({ page }) => {
      const registrations = countRegistrations(page);
      await page.goto('/m/register');
      await fillRegistration(page, say, newName());
      await input(page, say.invitation).fill('NOBODY99');
      await submit(page).click();
      await expect(page.getByText(say.invitationWrong).first()).toBeVisible();
      await expect(input(page, say.invitation)).toBeFocused();
      expect(registrations).toHaveLength(0);
      await input(page, say.invitation).fill('');
      await submit(page).click();
      await expect(page).toHaveURL(/\/m\/home$/);
    });

    test('nobody registers without the terms, by button or by key', {
      tag: ['@AU-046'],
    }, async ({ page }) => {
      const registrations = countRegistrations(page);
      await page.goto('/m/register');
      const terms = page.getByRole('checkbox', { name: say.terms });
      await expect(terms).toBeChecked();
      await fillRegistration(page, say, newName());
      await terms.uncheck();
      await expect(submit(page)).toBeDisabled();
      await submit(page).click({ force: true });
      await input(page, say.confirm).press('Enter');
      await terms.check();
      expect(registrations).toHaveLength(0);
      await submit(page).click();
      await expect(page).toHaveURL(/\/m\/home$/);
      expect(registrations).toHaveLength(1);
    });

    test('two taps make one account', async ({ page }) => {
      const registrations = countRegistrations(page);
      await page.goto('/m/register');
      const name = newName();
      await fillRegistration(page, say, name);
      await submit(page).dblclick();
      await expect(page).toHaveURL(/\/m\/home$/);
      expect(registrations).toHaveLength(1);
      expect(await storedSession(page)).toContain(name);
    });

    test('what was typed outlives a network that fails', async ({ page, context }) => {
      await page.goto('/m/register');
      const name = newName();
      await fillRegistration(page, say, name);
      await context.setOffline(true);
      await submit(page).click();
      await expect(page.getByText(say.loadingFailed).first()).toBeVisible();
      await context.setOffline(false);
      await expect(input(page, say.username)).toHaveValue(name);
      await expect(input(page, say.password)).toHaveValue(PASSWORD);
      await submit(page).click();
      await expect(page).toHaveURL(/\/m\/home$/);
    });

    test('so do a number and its code', async ({ page }) => {
      const number = newNumber();
      await page.goto('/m/register');
      await page.getByRole('tab', { name: say.byMobile }).click();
      await input(page, say.mobile).fill(number);
      await confirmNumber(page, say, number);
      await input(page, say.password).fill(PASSWORD);
      await input(page, say.confirm).fill(PASSWORD);
      const code = await input(page, say.code).inputValue();
      await page.route('**/wps/account/register/mobile', (route) => route.abort(), { times: 1 });
      await submit(page).click();
      await expect(page.getByText(say.loadingFailed).first()).toBeVisible();
      await expect(input(page, say.mobile)).toHaveValue(number);
      await expect(input(page, say.code)).toHaveValue(code);
      await submit(page).click();
      await expect(page).toHaveURL(/\/m\/home$/);
    });
  });

  test.describe(`lagoon, ${language}`, () => {
    test.use({ merchant: 'lagoon', language, theme: 'light' });

    test('a guest fills in every field there is, and reads the captcha', {
      tag: ['@AU-027', '@AU-041', '@AU-042', '@AU-043', '@AU-044', '@AU-045', '@AU-049', '@AU-060'],
    }, async ({ page }) => {
      const name = newName();
      const number = newNumber();
      const picture = page.waitForResponse('**/wps/captcha');
      await page.goto('/m/register');
      expect((await picture).ok()).toBe(true);
      await expect(input(page, say.captcha)).toBeVisible();
      await fillRegistration(page, say, name);
      await input(page, say.mobile).fill(number);
      await expect(page.locator('form input:not([type=checkbox])')).toHaveCount(20);
      await confirmNumber(page, say, number);
      const typed = {
        [say.optional.paymentPassword]: '471100',
        [say.optional.idNumber]: '1101700230708',
        [say.optional.qqNum]: '10001',
        [say.optional.facebook]: 'somchai.k',
        [say.optional.wechat]: 'somchai_k',
        [say.optional.line]: 'somchai-k',
        [say.optional.whatsapp]: '0812345670',
        [say.optional.zalo]: '0812345671',
        [say.required.email]: `${name}@example.com`,
        [say.optional.nickname]: 'สมชาย',
        [say.required.payeeName]: 'สมชาย ใจดี',
        [say.birth]: '1990-12-31',
      };
      for (const [label, text] of Object.entries(typed)) await input(page, label).fill(text);
      const right = await captchaDigits(page);
      await input(page, say.captcha).fill(right === '1111' ? '2222' : '1111');
      await submit(page).click();
      await expect(input(page, say.captcha)).toBeFocused();
      await expect(input(page, say.captcha)).toHaveValue('');
      await expect(input(page, say.birth)).toHaveValue('1990-12-31');
      await input(page, say.captcha).fill(await captchaDigits(page, right));
      await submit(page).click();
      await expect(page).toHaveURL(/\/m\/home$/);
      expect(await storedSession(page)).toContain(name);
    });
  });
}
