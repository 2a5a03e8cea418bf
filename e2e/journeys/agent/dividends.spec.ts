import type { Page } from '@playwright/test';
import { agentWords } from '../../support/agentWords';
import { picture } from '../../support/pictures';
import { siteVariants } from '../../support/site';
import { expect, test } from '../../support/test';
import { words } from '../../support/words';

/** Of agent01; the README names it. */
const PIN = '482913';
const WRONG_PIN = '640271';
const PATH = '/m/member/agent/agentDivident';
/** Both have a dividend of the last period to get. */
const PAID = 'kornwit12';
const LEFT = 'pimchan07';

for (const variant of siteVariants) {
  const { merchant, language } = variant;
  const say = agentWords[language];

  /** Chooses one of the two, and leads to the question for the password. */
  async function askFor(page: Page) {
    await page.getByRole('checkbox', { name: LEFT }).uncheck();
    await expect(page.getByText(say.oneOfTwo)).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-live]').getByText('฿4,420.00')).toBeVisible();
    await picture(page, `dividends-${merchant}-chosen`);
    await page.getByRole('button', { name: say.payOut }).click();
    const sheet = page.getByRole('dialog', { name: say.payDividends });
    await expect(sheet).toContainText(PAID);
    await expect(sheet).not.toContainText(LEFT);
    return sheet;
  }

  test.describe(`dividends, ${merchant}, ${language}`, () => {
    test.use(variant);

    test('an agent pays what is due once, and another tab finds it paid', { tag: '@AG-021' }, async ({
      page,
      context,
      signIn,
    }) => {
      await signIn('agent01');
      await page.goto('/m/agent');
      // The contract that waits to be signed.
      const { cancel } = words[language];
      await page.getByRole('alertdialog').getByRole('button', { name: cancel, exact: true }).click();
      await page.getByRole('link', { name: say.dividend, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${PATH}$`));
      const running = page.getByRole('region', { name: say.running });
      await expect(running).toContainText(say.runs);
      await expect(running.getByRole('definition')).toHaveCount(3);
      await picture(page, `dividends-${merchant}-running`);

      // The agents' own bar is there, and the sum stands on it.
      const button = page.getByRole('button', { name: say.payOut });
      const [sum, bar] = await Promise.all([
        button.boundingBox(),
        page.getByRole('link', { name: say.dividend, exact: true }).boundingBox(),
      ]);
      if (!sum || !bar) throw new Error('a bar is missing');
      expect(sum.y + sum.height).toBeLessThanOrEqual(bar.y);

      const sheet = await askFor(page);
      const other = await context.newPage();
      await other.goto(PATH);
      const otherSheet = await askFor(other);

      const digits = sheet.getByLabel(say.paymentPassword, { exact: true });
      await digits.fill(WRONG_PIN);
      await expect(sheet.getByText(say.wrongDigits)).toBeVisible();
      await picture(page, `dividends-${merchant}-wrong`);
      await digits.fill(PIN);
      await expect(page.getByRole('heading', { name: say.paid })).toBeVisible();
      await expect(page.getByText(/^D\d{4}-\d{5,}$/)).toHaveCount(1);
      await picture(page, `dividends-${merchant}-paid`);

      await otherSheet.getByLabel(say.paymentPassword, { exact: true }).fill(PIN);
      await expect(other.getByText(say.alreadyPaid)).toBeVisible();
      await expect(otherSheet).toBeHidden();
      await expect(row(other, PAID)).toContainText(say.status.paid);
      await picture(other, `dividends-${merchant}-already`);

      await page.getByRole('link', { name: say.done }).click();
      await expect(page.getByText(say.oneLeft)).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(1);
      await expect(row(page, PAID)).toContainText(say.status.paid);

      await page.getByRole('button', { name: say.history }).click();
      const history = page.getByRole('dialog', { name: say.history });
      await expect(history.getByRole('listitem')).toHaveCount(2);
      await expect(history.getByRole('listitem').filter({ hasText: say.status.paid })).toHaveCount(2);
      await picture(page, `dividends-${merchant}-history`);
      await page.goBack();
      await expect(history).toBeHidden();
    });
  });
}

const row = (page: Page, account: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: account });
