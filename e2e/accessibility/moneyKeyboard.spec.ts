import type { Locator, Page } from '@playwright/test';
import { moneyWords } from '../support/moneyWords';
import { decideDeposit, newMoneyMember, PIN } from '../support/sandboxBank';
import { expect, test } from '../support/test';

const say = moneyWords.en;
/** More than any page about money has to focus. */
const TABS = 60;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Goes on from where the focus is, as a member without a pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tab = 0; tab < TABS && !(await isFocused(target)); tab += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('a member pays in and out without a pointer', async ({ page, context }) => {
  await newMoneyMember(context, 'aurora', { canWithdraw: true });

  await test.step('deposit', async () => {
    await page.goto('/m/voucherCenter');
    const methods = page.getByRole('radio', { name: say.method.transfer });
    await expect(methods).toBeVisible();
    await tabTo(page, page.getByRole('radio', { checked: true }).first());
    for (let key = 0; key < TABS && !(await methods.isChecked()); key += 1)
      await page.keyboard.press('ArrowDown');
    await expect(methods).toBeChecked();
    await tabTo(page, page.getByLabel(say.amount, { exact: true }));
    await page.keyboard.type('2000');
    await tabTo(page, page.getByRole('button', { name: say.goOn }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?order=D\d+$/);
    await tabTo(page, page.getByRole('button', { name: say.havePaid }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: say.looking })).toBeVisible();
    await decideDeposit('aurora', new URL(page.url()).searchParams.get('order') ?? '', 'pay');
    await expect(page.getByRole('heading', { name: say.paidIn })).toBeVisible();
  });

  await test.step('withdrawal', async () => {
    await page.goto('/m/withdraw');
    await tabTo(page, page.getByLabel(say.amount, { exact: true }));
    await page.keyboard.type('500');
    await tabTo(page, page.getByRole('button', { name: say.withdraw, exact: true }));
    await page.keyboard.press('Enter');
    const digits = page.getByRole('dialog').getByLabel(say.paymentPassword, { exact: true });
    await expect(digits).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(digits).toBeHidden();
    await expect(page.getByRole('button', { name: say.withdraw, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(digits).toBeFocused();
    await page.keyboard.type(PIN);
    await expect(page.getByRole('heading', { name: say.onItsWay })).toBeVisible();
  });
});
