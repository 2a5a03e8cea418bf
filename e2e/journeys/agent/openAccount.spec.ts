import type { Browser } from '@playwright/test';
import { accessWords } from '../../support/accessWords';
import { hideLoginPopup } from '../../support/loginPopup';
import { fillRegistration, input, newName, PASSWORD } from '../../support/members';
import { type SiteCode, siteOrigin } from '../../support/site';
import { expect, storeChoice, test } from '../../support/test';

const MERCHANT = 'aurora';
const say = accessWords.en;

async function visitor(browser: Browser, merchant: SiteCode) {
  const context = await browser.newContext({ baseURL: siteOrigin(merchant) });
  const page = await context.newPage();
  await page.addInitScript(hideLoginPopup);
  await page.addInitScript(storeChoice, ['EN', 'dark'] as const);
  return page;
}

const forms = [
  {
    merchant: 'aurora',
    language: 'en',
    theme: 'dark',
    words: {
      cancel: 'Cancel',
      open: 'Open account',
      username: 'Username',
      password: 'Password',
      done: 'Done',
      isOpen: (name: string) => `${name} is open`,
    },
  },
  {
    merchant: 'lagoon',
    language: 'th',
    theme: 'light',
    words: {
      cancel: 'ยกเลิก',
      open: 'เปิดบัญชี',
      username: 'ชื่อผู้ใช้',
      password: 'รหัสผ่าน',
      done: 'เสร็จสิ้น',
      isOpen: (name: string) => `เปิดบัญชี ${name} แล้ว`,
    },
  },
] as const;

for (const { words, ...variant } of forms) {
  test.describe(`${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);

    test('an account that an agent opens by form signs in with what the agent passes on', {
      tag: ['@AG-020', '@RP-045'],
    }, async ({ page, browser, signIn }) => {
      await signIn('agent01');
      await page.goto('/m/agent');
      await page.getByRole('alertdialog').getByRole('button', { name: words.cancel }).click();
      await page.getByRole('link', { name: words.open }).click();
      await expect(page).toHaveURL(/\/m\/agentRegister$/);
      const name = newName();
      const sealed = page.waitForRequest((sent) => sent.url().endsWith('/wps/agent/register/downline'));
      await page.getByRole('textbox', { name: words.username }).fill(name);
      await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: words.open }).click();
      expect((await sealed).postData()).not.toContain(PASSWORD);
      await expect(page.getByRole('heading', { name: words.isOpen(name) })).toBeVisible();
      await expect(page.getByText(PASSWORD)).toBeVisible();
      await page.getByRole('button', { name: words.done }).click();
      await expect(page.getByText(PASSWORD)).toBeHidden();

      const theirs = await visitor(browser, variant.merchant);
      await theirs.goto('/m/login');
      await input(theirs, say.username).fill(name);
      await input(theirs, say.password).fill(PASSWORD);
      await theirs.locator('form').getByRole('button', { name: 'Log in' }).click();
      await expect(theirs).toHaveURL(/\/m\/home$/);
      await theirs.context().close();

      await page.goto(`/m/member/agent/agentRebeat?q=${name}`);
      await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
    });
  });
}

test('a guest who registers by a link is in the team, and counted', {
  tag: '@RP-045',
}, async ({ page, browser, context, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('agent01');
  await page.goto('/m/agentRegister?tab=link');
  const channel = `Flyers ${newName()}`;
  await page.getByRole('button', { name: 'New link' }).click();
  const sheet = page.getByRole('dialog', { name: 'New link' });
  await sheet.getByRole('textbox', { name: 'Name for yourself' }).fill(channel);
  await sheet.getByRole('button', { name: 'Create link' }).click();
  const card = page.getByRole('article', { name: channel });
  await expect(card).toContainText('0 registered');
  await card.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const name = newName();
  const theirs = await visitor(browser, MERCHANT);
  await theirs.goto(link);
  await fillRegistration(theirs, say, name);
  await theirs.getByRole('button', { name: say.createAccount }).click();
  await expect(theirs).toHaveURL(/\/m\/home$/);
  await theirs.context().close();

  await page.reload();
  await expect(card).toContainText('1 registered');
  await page.goto(`/m/member/agent/agentRebeat?q=${name}`);
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
});
