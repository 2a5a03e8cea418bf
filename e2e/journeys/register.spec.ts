import { type Page, request } from '@playwright/test';
import { sitePorts } from '../support/site';
import { expect, test } from '../support/test';

const texts = {
  en: {
    username: 'Username',
    password: 'Password',
    confirm: 'Confirm password',
    byMobile: 'Mobile number',
    mobile: 'Mobile number',
    code: 'SMS code',
    human: 'I am not a robot',
    send: 'Send code',
    submit: 'Create account',
    free: 'This username is free.',
    taken: /already taken/,
    terms: /18 or older/,
    captcha: 'Captcha',
    birth: 'Date of birth',
    loadingFailed: /No internet|Loading failed/,
  },
  th: {
    username: 'ชื่อผู้ใช้',
    password: 'รหัสผ่าน',
    confirm: 'ยืนยันรหัสผ่าน',
    byMobile: 'เบอร์มือถือ',
    mobile: 'เบอร์มือถือ',
    code: 'รหัส SMS',
    human: 'ฉันไม่ใช่หุ่นยนต์',
    send: 'ส่งรหัส',
    submit: 'สร้างบัญชี',
    free: 'ชื่อนี้ใช้ได้',
    taken: /มีคนใช้แล้ว/,
    terms: /อายุ 18 ปี/,
    captcha: 'รหัสในภาพ',
    birth: 'วันเกิด',
    loadingFailed: /ไม่มีอินเทอร์เน็ต|โหลดไม่สำเร็จ/,
  },
} as const;

const PASSWORD = 'Lantern7Rail';
/** Of a demonstration account; README names it. */
const TAKEN = 'player01';

/** Nobody has it: every run makes a new member. */
const newName = () => `m${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`.slice(0, 16);
const newNumber = () => `08${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

const input = (page: Page, label: string) => page.locator('form').getByLabel(label, { exact: true });
const submit = (page: Page, label: string) => page.getByRole('button', { name: label });

interface Mailbox {
  messages: { recipient: string; body: string }[];
}

/** The newest code that the platform has sent to a number, out of its developer mailbox. */
async function codeFor(number: string): Promise<string> {
  const platform = await request.newContext({ baseURL: `http://127.0.0.1:${sitePorts.PLATFORM_PORT}` });
  const mailbox = await platform.get('/sandbox/mailbox.json');
  const { messages } = (await mailbox.json()) as Mailbox;
  const letter = messages.find(({ recipient }) => recipient.endsWith(number));
  await platform.dispose();
  return /\d{6}/.exec(letter?.body ?? '')?.[0] ?? '';
}

for (const language of ['en', 'th'] as const) {
  const say = texts[language];

  test.describe(`aurora, ${language}`, () => {
    test.use({ merchant: 'aurora', language });

    test('a guest becomes a member by user name', {
      tag: ['@AU-053', '@AU-059', '@AU-060', '@AU-063', '@AU-088'],
    }, async ({ page }) => {
      await page.goto('/m/register?return=%2Fm%2Factivity');
      await submit(page, say.submit).click();
      await expect(input(page, say.username)).toBeFocused();

      await input(page, say.username).fill(TAKEN);
      await expect(page.getByText(say.taken)).toBeVisible();
      await input(page, say.username).fill(newName());
      await expect(page.getByText(say.free)).toBeVisible();
      await input(page, say.password).fill(PASSWORD);
      await input(page, say.confirm).fill(PASSWORD);

      const sealed = page.waitForRequest((sent) => sent.url().endsWith('/wps/account/register'));
      await submit(page, say.submit).click();
      const sent = await sealed;
      expect(sent.method()).toBe('PUT');
      expect(sent.headers()).toMatchObject({ moduleid: 'REGISTER_REE3' });
      expect(sent.headers().encryption).toBeTruthy();
      expect(sent.postData()).not.toContain(PASSWORD);
      await expect(page).toHaveURL(/\/m\/activity$/);
      expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toContain('"type":0');
    });

    test('a guest becomes a member by number, with a code', {
      tag: ['@AU-039', '@AU-044', '@AU-059', '@AU-063'],
    }, async ({ page }) => {
      const number = newNumber();
      await page.goto('/m/register');
      await page.getByRole('tab', { name: say.byMobile }).click();
      await input(page, say.mobile).fill(number);
      await input(page, say.password).fill(PASSWORD);
      await input(page, say.confirm).fill(PASSWORD);
      const box = page.getByRole('checkbox', { name: say.human });
      await box.click();
      // The work takes seconds on a slow machine.
      await expect(box).toBeChecked({ timeout: 20_000 });
      await page.getByRole('button', { name: say.send }).click();
      await expect(page.getByRole('button', { name: /\b(59|60|61)\b/ })).toBeVisible();
      await expect.poll(() => codeFor(number)).not.toBe('');
      await input(page, say.code).fill(await codeFor(number));
      await submit(page, say.submit).click();
      await expect(page).toHaveURL(/\/m\/home$/);
      expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toContain('"type":0');
    });

    test('what was typed outlives a network that fails', async ({ page, context }) => {
      await page.goto('/m/register');
      const name = newName();
      await input(page, say.username).fill(name);
      await expect(page.getByText(say.free)).toBeVisible();
      await input(page, say.password).fill(PASSWORD);
      await input(page, say.confirm).fill(PASSWORD);
      await context.setOffline(true);
      await submit(page, say.submit).click();
      await expect(page.getByText(say.loadingFailed).first()).toBeVisible();
      await context.setOffline(false);
      await expect(input(page, say.username)).toHaveValue(name);
      await submit(page, say.submit).click();
      await expect(page).toHaveURL(/\/m\/home$/);
    });
  });

  test.describe(`lagoon, ${language}`, () => {
    test.use({ merchant: 'lagoon', language, theme: 'light' });

    test('the form has every field there is, a captcha and the terms', {
      tag: ['@AU-027', '@AU-041', '@AU-042', '@AU-043', '@AU-045', '@AU-046'],
    }, async ({ page }) => {
      const picture = page.waitForResponse((answer) => answer.url().endsWith('/wps/captcha'));
      await page.goto('/m/register');
      expect((await picture).ok()).toBe(true);
      await expect(input(page, say.captcha)).toBeVisible();
      await expect(input(page, say.birth)).toBeVisible();
      await input(page, say.mobile).fill(newNumber());
      await expect(page.locator('form input:not([type=checkbox])')).toHaveCount(20);

      await page.getByRole('checkbox', { name: say.terms }).uncheck();
      await expect(submit(page, say.submit)).toBeDisabled();
    });
  });
}
