import type { Page } from '@playwright/test';
import { accessWords } from '../support/accessWords';
import { fillRegistration, newName, storedSession } from '../support/members';
import { expect, test } from '../support/test';

const TRIAL = '"type":4';
/** What a trial starts with, as the header shows it. */
const PLAY_MONEY = /10,000\.00/;

/** The tab is in a trial, on home, with the money that it is played with. */
async function expectTrial(page: Page) {
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await storedSession(page)).toContain(TRIAL);
  expect(await page.evaluate(() => sessionStorage.getItem('trialUserName'))).toMatch(/^trial\d+$/);
  await expect(page.getByRole('banner').getByRole('button', { name: PLAY_MONEY })).toBeVisible();
}

for (const language of ['en', 'th'] as const) {
  const say = accessWords[language];

  test.describe(language, () => {
    test.use({ language });

    test('free play says what it is, starts, and ends with an account, which needs none any more', {
      tag: ['@AU-084', '@AU-085', '@AU-086', '@AU-087'],
    }, async ({ page }) => {
      await page.goto('/m/trail');
      await expect(page.getByRole('heading', { level: 1, name: say.trial })).toBeVisible();
      await expect(page.getByText(say.practice, { exact: true })).toBeVisible();
      const asked = page.waitForRequest('**/wps/session/login/freeplay');
      await page.getByRole('button', { name: say.startTrial }).click();
      expect((await asked).headers().moduleid).toBe('FREEPLAY3');
      await expectTrial(page);
      await page.goto('/m/trail');
      await page.getByRole('link', { name: say.goOn }).click();
      await expectTrial(page);

      await page.goBack();
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
