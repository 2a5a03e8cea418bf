import type { Page } from '@playwright/test';
import { tabTo } from '../../support/keyboard';
import { moneyWords } from '../../support/moneyWords';
import { bankPage, newMoneyMember } from '../../support/sandboxBank';
import { expect, test } from '../../support/test';

/** More than there are ways to pay. */
const METHODS = 20;

const balance = (page: Page) => page.getByRole('banner').getByRole('button', { name: /\d\.\d{2}/ });

test.describe('aurora, en', () => {
  const say = moneyWords.en;

  test('a transfer with a promotion is paid, left alone, come back to, and arrives', {
    tag: ['@HS-023'],
  }, async ({ page, context }) => {
    await newMoneyMember(context, 'aurora', { canWithdraw: true });
    await page.goto('/m/voucherCenter');
    const transfer = page.getByRole('radio', { name: say.method.transfer });
    await expect(transfer).toBeVisible();
    await tabTo(page, page.getByRole('radio', { checked: true }).first());
    for (let key = 0; key < METHODS && !(await transfer.isChecked()); key += 1)
      await page.keyboard.press('ArrowDown');
    await expect(transfer).toBeChecked();
    await page.getByRole('button', { name: say.lotusBank }).click();
    await expect(page.getByRole('radio', { name: say.noPromotion })).toBeChecked();
    await tabTo(page, page.getByLabel(say.amount, { exact: true }));
    await page.keyboard.type('1,000');
    await page.getByRole('radio', { name: say.welcome }).check();
    await expect(page.getByRole('main')).toContainText(say.terms);
    await expect(page.getByRole('main')).toContainText(say.sum('2,000.00'));
    await tabTo(page, page.getByRole('button', { name: say.goOn }));
    await page.keyboard.press('Enter');

    const orderNo = await test.step('the order says where to pay, and takes a receipt', async () => {
      await expect(page).toHaveURL(/\?order=D\d+$/);
      await expect(page.getByRole('main')).toContainText(say.sendExactly);
      await expect(page.getByRole('main')).toContainText(say.lotusBank);
      const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: await page.screenshot() };
      await page.getByLabel(say.receipt).setInputFiles(receipt);
      await expect(page.getByRole('button', { name: say.removeReceipt })).toBeVisible();
      await tabTo(page, page.getByRole('button', { name: say.havePaid }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: say.looking })).toBeVisible();
      await expect(page.getByRole('list', { name: say.trail })).toContainText(say.withReceipt);
      return new URL(page.url()).searchParams.get('order') ?? '';
    });

    await test.step('who comes back finds it again', async () => {
      await page.goto('/m/voucherCenter');
      await expect(page).toHaveURL(new RegExp(`\\?order=${orderNo}$`));
      await expect(page.getByRole('heading', { name: say.looking })).toBeVisible();
      await expect(balance(page)).toHaveText(/฿0\.00/);
    });

    await test.step('the bank has it, and page and balance change by themselves', async () => {
      const bank = await context.newPage();
      await bank.goto(bankPage('aurora'));
      const order = bank.getByRole('listitem').filter({ hasText: orderNo });
      await order.getByRole('button', { name: 'Money came', exact: true }).click();
      await expect(bank.getByRole('status')).toContainText('CREDITED');
      await bank.close();
      await expect(page.getByRole('heading', { name: say.paidIn })).toBeVisible();
      await expect(balance(page)).toHaveText(/฿2,000\.00/);
    });

    await test.step('the record has it, and the promotion holds the money', async () => {
      await page.getByRole('link', { name: say.seeRecord }).click();
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: orderNo });
      await expect(row).toContainText(say.done);
      await page.getByRole('button', { name: say.openMenu }).click();
      await page.getByRole('dialog').getByRole('link', { name: say.withdraw }).click();
      await expect(page.getByRole('heading', { name: say.turnoverFirst })).toBeVisible();
      await expect(page.getByRole('img', { name: say.turnover })).toBeVisible();
    });
  });
});

test.describe('lagoon, th', () => {
  test.use({ merchant: 'lagoon', language: 'th', theme: 'light' });
  const say = moneyWords.th;

  test('a gateway is paid, and leads back to what became of it', async ({ page, context }) => {
    await newMoneyMember(context, 'lagoon');
    await page.goto('/m/voucherCenter');
    await page.getByRole('radio', { name: say.method.online }).check();
    await page.getByLabel(say.amount, { exact: true }).fill('500');
    await expect(page.getByRole('main')).toContainText(say.sum('495.00'));
    await page.getByRole('button', { name: say.goOn }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/\/m\/voucherCenter\?order=D\d+$/);
    await expect(page.getByRole('heading', { name: say.paidIn })).toBeVisible();
    await expect(balance(page)).toHaveText(/฿495\.00/);
  });
});
