import type { Browser, Locator, Page } from '@playwright/test';
import { agentWords } from '../../support/agentWords';
import { hideLoginPopup } from '../../support/loginPopup';
import { picture } from '../../support/pictures';
import { newMoneyMember } from '../../support/sandboxBank';
import { siteOrigin, sitePorts } from '../../support/site';
import { expect, storeChoice, test } from '../../support/test';

/** Of agent01; the README names it. */
const PIN = '482913';
const WRONG_PIN = '640271';
const PATH = '/m/redRain';
const SEND = '/wps/agent/transferMultipleDownline';
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

test.describe('aurora, en', () => {
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
    // A contract that waits to be signed asks over it.
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
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

  test('an envelope whose answer is lost is asked about over a reload, and sent once', async ({
    page,
    browser,
    signIn,
  }) => {
    const own = await ownBrowser(browser);
    const receiver = await newMoneyMember(own, 'aurora', { invitedBy: 'player01' });
    await signIn('agent01');
    await page.goto(`${PATH}?account=${receiver.username}`);
    await page.getByRole('button', { name: say.next }).click();
    await page.getByRole('tab', { name: say.oneByOne }).click();
    const amount = page.getByLabel(say.amountFor(receiver.username));
    await amount.fill('5');
    await expect(amount).toHaveAccessibleDescription(say.range);
    await amount.fill('10');
    await page.getByRole('button', { name: say.next }).click();
    await loseNextAnswer(page);
    await enter(page.getByRole('dialog'), say.paymentPassword, PIN);
    await expect(page.getByRole('heading', { name: say.stillChecking })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: say.askAgain }).click();
    await enter(page.getByRole('dialog'), say.paymentPassword, PIN);
    await expect(page.getByRole('heading', { name: '1 envelope sent' })).toBeVisible();
    const wallet = await own.newPage();
    await wallet.goto(`${siteOrigin('aurora')}/m/activity`);
    await expect(wallet.getByRole('banner').getByRole('button', { name: '฿10.00' })).toBeVisible();
    await own.close();
  });
});

test.describe('lagoon, th', () => {
  test.use({ merchant: 'lagoon', language: 'th', theme: 'light' });
  const say = agentWords.th;

  // Who is paid anything at lagoon has chosen a limit of deposits before; the team of the demonstration has not.
  test('somebody who is not available is named and left out, and nothing is told of why', {
    tag: ['@PL-045'],
  }, async ({ page, signIn }) => {
    await signIn('agent01');
    await page.goto(PATH);
    const boxes = page.getByRole('checkbox');
    await expect(boxes.first()).toBeVisible();
    const [one, other] = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('aria-label')));
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: say.next }).click();
    await page.getByLabel(say.amountForEach).fill('20');
    await expect(page.getByText(say.gone(`${one}`))).toBeVisible();
    await picture(page, 'envelopes-refused');
    await page.getByRole('button', { name: say.leaveOut(`${one}`) }).click();
    await expect(page.getByText(say.gone(`${other}`))).toBeVisible();
    await page.getByRole('button', { name: say.next }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

/** Lets the next call reach the platform, and loses its answer; those after it pass. */
async function loseNextAnswer(page: Page): Promise<void> {
  await page.route(
    `**${SEND}`,
    async (route) => {
      const url = `http://127.0.0.1:${sitePorts.PLATFORM_PORT}${SEND}`;
      const answer = await route.fetch({ url, headers: await route.request().allHeaders() });
      expect(answer.status()).toBe(200);
      await route.abort();
    },
    { times: 1 },
  );
}
