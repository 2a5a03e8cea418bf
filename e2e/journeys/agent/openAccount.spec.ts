import type { Browser } from '@playwright/test';
import { accessWords } from '../../support/accessWords';
import { hideLoginPopup } from '../../support/loginPopup';
import { fillRegistration, input, newName, PASSWORD } from '../../support/members';
import { siteOrigin } from '../../support/site';
import { expect, storeChoice, test } from '../../support/test';

const say = accessWords.en;

/** Another person's browser. */
async function visitor(browser: Browser) {
  const context = await browser.newContext({ baseURL: siteOrigin('aurora') });
  const page = await context.newPage();
  await page.addInitScript(hideLoginPopup);
  await page.addInitScript(storeChoice, ['EN', 'dark'] as const);
  return page;
}

test('an account that an agent opens signs in, and who registers by a link is in the team and counted', {
  tag: ['@AG-020', '@RP-045'],
}, async ({ page, browser, context, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('agent01');
  const [opened, registered] = [newName(), newName()];

  await test.step('by form, with what the agent passes on', async () => {
    await page.goto('/m/agent');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Open account' }).click();
    await expect(page).toHaveURL(/\/m\/agentRegister$/);
    const sealed = page.waitForRequest((sent) => sent.url().endsWith('/wps/agent/register/downline'));
    await page.getByRole('textbox', { name: 'Username' }).fill(opened);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Open account' }).click();
    expect((await sealed).postData()).not.toContain(PASSWORD);
    await expect(page.getByRole('heading', { name: `${opened} is open` })).toBeVisible();
    await expect(page.getByText(PASSWORD)).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(PASSWORD)).toBeHidden();

    const theirs = await visitor(browser);
    await theirs.goto('/m/login');
    await input(theirs, say.username).fill(opened);
    await input(theirs, say.password).fill(PASSWORD);
    await theirs.locator('form').getByRole('button', { name: 'Log in' }).click();
    await expect(theirs).toHaveURL(/\/m\/home$/);
    await theirs.context().close();
  });

  const channel = `Flyers ${newName()}`;
  const card = page.getByRole('article', { name: channel });
  await test.step('by link', async () => {
    await page.getByRole('tab', { name: 'By link' }).click();
    await page.getByRole('button', { name: 'New link' }).click();
    const sheet = page.getByRole('dialog', { name: 'New link' });
    await sheet.getByRole('textbox', { name: 'Name for yourself' }).fill(channel);
    await sheet.getByRole('button', { name: 'Create link' }).click();
    await expect(card).toContainText('0 registered');
    await card.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const guest = await visitor(browser);
    await guest.goto(link);
    await fillRegistration(guest, say, registered);
    await guest.getByRole('button', { name: say.createAccount }).click();
    await expect(guest).toHaveURL(/\/m\/home$/);
    await guest.context().close();
    await page.reload();
    await expect(card).toContainText('1 registered');
  });

  await test.step('both are in the team', async () => {
    for (const name of [opened, registered]) {
      await page.goto(`/m/member/agent/agentRebeat?q=${name}`);
      await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
    }
  });
});
