import type { Page } from '@playwright/test';
import { accessWords } from '../support/accessWords';
import { fillRegistration, newName, storedSession } from '../support/members';
import { expect, test } from '../support/test';

const TRIAL = '"type":4';
const FREE_PLAY = '**/wps/session/login/freeplay';
/** What a trial starts with, as the header shows it. */
const PLAY_MONEY = /10,000\.00/;

/** The tab is in a trial, on home, with the money that it is played with. */
async function expectTrial(page: Page) {
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await storedSession(page)).toContain(TRIAL);
  expect(await page.evaluate(() => sessionStorage.getItem('trialUserName'))).toMatch(/^trial\d+$/);
  await expect(page.getByRole('banner').getByRole('button', { name: PLAY_MONEY })).toBeVisible();
}

for (const variant of [
  { merchant: 'aurora', language: 'en', theme: 'dark' },
  { merchant: 'lagoon', language: 'th', theme: 'light' },
] as const) {
  const say = accessWords[variant.language];

  test.describe(`${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);

    test('free play says what it is, and starts', {
      tag: ['@AU-084', '@AU-085', '@AU-086', '@AU-087'],
    }, async ({ page }) => {
      await page.goto('/m/trail');
      await expect(page.getByRole('heading', { level: 1, name: say.trial })).toBeVisible();
      await expect(page.getByText(say.practice, { exact: true })).toBeVisible();
      const asked = page.waitForRequest(FREE_PLAY);
      await page.getByRole('button', { name: say.startTrial }).click();
      expect((await asked).headers().moduleid).toBe('FREEPLAY3');
      await expectTrial(page);
      await page.goto('/m/trail');
      await page.getByRole('link', { name: say.goOn }).click();
      await expectTrial(page);
    });

    test('a start that fails is tried again, and two taps start one', async ({ page }) => {
      let starts = 0;
      await page.route(FREE_PLAY, (route) => (++starts === 1 ? route.abort() : route.continue()));
      await page.goto('/m/trail');
      await page.getByRole('button', { name: say.startTrial }).click();
      await expect(page.getByText(say.trialFailed)).toBeVisible();
      await page.getByRole('button', { name: say.again }).dblclick();
      await expectTrial(page);
      expect(starts).toBe(2);
    });

    test('free play starts from the login page', { tag: ['@AU-084', '@AU-086'] }, async ({ page }) => {
      await page.goto('/m/login');
      await page.getByRole('button', { name: say.tryTrial }).click();
      await expectTrial(page);
    });

    test('free play starts from the menu', { tag: ['@HS-024', '@AU-086'] }, async ({ page }) => {
      await page.goto('/m/activity');
      await page.getByRole('button', { name: say.openMenu }).click();
      await page.getByRole('dialog').getByRole('button', { name: say.tryTrial }).click();
      await expectTrial(page);
    });
  });
}

for (const language of ['en', 'th'] as const) {
  const say = accessWords[language];

  test.describe(language, () => {
    test.use({ language });

    test('who has tried becomes a member, and needs no trial any more', async ({ page }) => {
      await page.goto('/m/trail');
      await page.getByRole('button', { name: say.startTrial }).click();
      await expectTrial(page);
      await page.goto('/m/trail');
      await page.getByRole('link', { name: say.createOwn }).click();
      const name = newName();
      await fillRegistration(page, say, name);
      await page.getByRole('button', { name: say.createAccount }).click();
      await expect(page).toHaveURL(/\/m\/home$/);
      const session = await storedSession(page);
      expect(session).toContain(name);
      expect(session).not.toContain(TRIAL);
      await page.goto('/m/trail');
      await expect(page).toHaveURL(/\/m\/home$/);
    });
  });
}
