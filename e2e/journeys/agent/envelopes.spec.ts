import type { Browser, Locator, Page } from '@playwright/test';
import { agentWords } from '../../support/agentWords';
import { hideLoginPopup } from '../../support/loginPopup';
import { picture } from '../../support/pictures';
import { newMoneyMember } from '../../support/sandboxBank';
import { siteOrigin } from '../../support/site';
import { expect, storeChoice, test } from '../../support/test';
import { words } from '../../support/words';

/** Of agent01; the README names it. */
const PIN = '482913';
const WRONG_PIN = '640271';
const PATH = '/m/redRain';
/** What news take at the most. In ms. */
const SOON = { timeout: 2_000 };

/** Another person's browser, in English. */
async function ownBrowser(browser: Browser) {
  const own = await browser.newContext();
  await own.addInitScript(storeChoice, ['EN', 'dark'] as const);
  await own.addInitScript(hideLoginPopup);
  return own;
}

async function choose(page: Page, search: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByLabel(search).fill(name);
    await page.getByRole('checkbox', { name, exact: true }).check();
  }
}

const enter = (dialog: Locator, label: string, pin: string) =>
  dialog.getByLabel(label, { exact: true }).fill(pin);

test.use({ merchant: 'aurora', language: 'en', theme: 'dark' });
const say = agentWords.en;

test('an agent sends to two of the team, who see it arrive', { tag: ['@AG-012'] }, async ({
  page,
  browser,
  signIn,
}) => {
  // The receivers, each in a browser of their own, with their pages open.
  const receivers = await Promise.all(
    [0, 1].map(async () => {
      const own = await ownBrowser(browser);
      const member = await newMoneyMember(own, 'aurora', { invitedBy: 'player01' });
      return { ...member, own, open: await own.newPage() };
    }),
  );
  const [first, second] = receivers;
  if (!first || !second) throw new Error('there are no receivers');
  const listening = first.open.waitForResponse('**/wps/news');
  await first.open.goto(`${siteOrigin('aurora')}/m/activity`);
  await listening;
  const inbox = await first.own.newPage();
  await inbox.goto(`${siteOrigin('aurora')}/m/webEmail`);
  await expect(inbox.getByRole('heading', { level: 1 })).toBeVisible();
  await signIn('agent01');
  await page.goto('/m/agent');
  // The contract that waits to be signed.
  await page.getByRole('alertdialog').getByRole('button', { name: words.en.cancel, exact: true }).click();
  await page.getByRole('link', { name: say.envelopes }).click();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));

  await choose(page, say.searchTeam, [first.username, second.username]);
  await picture(page, 'envelopes-people');
  await page.getByRole('button', { name: say.next }).click();
  await page.getByLabel(say.amountForEach).fill('25.50');
  await page.getByLabel(say.wordsWithIt).fill('Thank you for <b>November</b>');
  await expect(page.getByText(say.keep(say.two))).toBeVisible();
  await picture(page, 'envelopes-amounts');
  await page.getByRole('button', { name: say.next }).click();
  const sheet = page.getByRole('dialog', { name: say.sendEnvelopes });
  await expect(sheet).toContainText('฿51.00');
  await enter(sheet, say.paymentPassword, WRONG_PIN);
  await expect(sheet.getByText(say.wrongDigits)).toBeVisible();
  await picture(page, 'envelopes-wrong');
  await enter(sheet, say.paymentPassword, PIN);
  await expect(page.getByRole('heading', { name: say.sent })).toBeVisible();

  await expect(first.open.getByRole('banner').getByRole('button', { name: '฿25.50' })).toBeVisible(SOON);
  const mail = inbox.getByRole('main').getByRole('link', { name: say.mail('25.50') });
  await expect(mail).toBeVisible(SOON);
  await mail.click();
  await expect(inbox.getByRole('article')).toContainText('Thank you for <b>November</b>');

  const numbers = await page.getByText(/^R\d{4}-\d{5,}$/).allTextContents();
  expect(new Set(numbers).size).toBe(2);
  await picture(page, 'envelopes-sent');
  await page.getByRole('link', { name: say.records }).click();
  const records = page.getByRole('main').getByRole('listitem').filter({ hasText: say.sentRecord });
  await expect(records.filter({ hasText: first.username })).toContainText('\u2212฿25.50');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  for (const { own } of receivers) await own.close();
});
