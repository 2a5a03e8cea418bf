import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { changeAnswer } from '../../support/changeAnswer';
import { moneyWords } from '../../support/moneyWords';
import { picture } from '../../support/pictures';
import { decideDeposit, decideWithdrawal, newMoneyMember, PIN } from '../../support/sandboxBank';
import { expect, test } from '../../support/test';

/*
 * What else than success a member meets where money is. Each state is looked at by axe, as audits/ does with pages as
 * they open; what is said in each, and what comes of it, is tested beside the pages and at the platform.
 */

const MB = 1024 ** 2;

const orderOf = (page: Page) => new URL(page.url()).searchParams.get('order') ?? '';

const pictureOf = (page: Page) =>
  page.screenshot().then((buffer) => ({ name: 'receipt.png', mimeType: 'image/png', buffer }));

/** Keeps the calls of a path on their way until they are let go. */
async function hold(page: Page, path: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    `**${path}`,
    async (route) => {
      await gate;
      await route.continue().catch(() => undefined);
    },
    { times: 1 },
  );
  return letGo;
}

for (const { merchant, language, theme } of [
  { merchant: 'aurora', language: 'en', theme: 'dark' },
  { merchant: 'lagoon', language: 'th', theme: 'light' },
] as const)
  test.describe(`${merchant}, ${language}`, () => {
    // What opens comes in with a fade; axe would measure the colours of what is half there.
    test.use({ merchant, language, theme, contextOptions: { reducedMotion: 'reduce' } });
    const say = moneyWords[language];
    const seen = async (page: Page, name: string) => {
      await picture(page, `${name}-${merchant}`);
      // The footer covers what a member has not scrolled to; audits/ measures targets.
      expect(await axeFindings(page, { without: ['target-size'] }), name).toEqual([]);
    };
    const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

    test('axe finds nothing in what becomes of a deposit, nor where there is nothing yet', async ({
      page,
      context,
    }) => {
      await newMoneyMember(context, merchant);

      await test.step('nothing yet', async () => {
        await page.goto('/m/transaction/record');
        await expect(page.getByRole('main')).toContainText(say.noRecords);
        await seen(page, 'records-none');
        await page.goto('/m/profitandloss');
        await expect(page.getByRole('main')).toContainText(say.notPlayed);
        await seen(page, 'profit-none');
        await page.goto('/m/securityCenter');
        await expect(page.getByRole('link', { name: new RegExp(`^${say.paymentPassword}`) })).toBeVisible();
        await seen(page, 'security-nothing-set');
      });

      await test.step('an amount that cannot be', async () => {
        await page.goto('/m/voucherCenter');
        await page.getByRole('radio', { name: say.method.transfer }).check();
        const amount = page.getByLabel(say.amount, { exact: true });
        await amount.fill('99');
        await page.getByRole('button', { name: say.goOn }).click();
        await expect(amount).toHaveAccessibleDescription(say.range);
        await seen(page, 'deposit-amount');
        await amount.fill('๑,๐๐๐');
        await page.getByRole('button', { name: say.goOn }).click();
        await expect(page.getByRole('main')).toContainText(say.sendExactly);
        await seen(page, 'deposit-transfer');
      });

      const receipt = page.getByLabel(say.receipt);
      await test.step('a receipt that is too large', async () => {
        const tooLarge = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * MB) };
        await receipt.setInputFiles(tooLarge);
        await expect(receipt).toHaveAccessibleDescription(say.tooLarge);
        await seen(page, 'deposit-receipt-too-large');
      });

      await test.step('a transfer that was not found, and is looked for again', async () => {
        await page.getByRole('button', { name: say.havePaid }).click();
        await expect(heading(page, say.looking)).toBeVisible();
        await decideDeposit(merchant, orderOf(page), 'notFound');
        await expect(heading(page, say.notFound)).toBeVisible();
        await seen(page, 'deposit-not-found');
        await page.getByRole('button', { name: say.sendReceipt, exact: true }).click();
        const letGo = await hold(page, '/wps/upload/pictures');
        await receipt.setInputFiles(await pictureOf(page));
        await expect(page.getByRole('progressbar')).toBeVisible();
        await seen(page, 'deposit-receipt-sending');
        letGo();
        await expect(page.getByRole('button', { name: say.removeReceipt })).toBeVisible();
        await page.getByRole('button', { name: say.sendReceipt, exact: true }).click();
        await expect(heading(page, say.looking)).toBeVisible();
        await seen(page, 'deposit-looking');
      });

      await test.step('refused', async () => {
        await decideDeposit(merchant, orderOf(page), 'refuse');
        await expect(heading(page, say.refused)).toBeVisible();
        await seen(page, 'deposit-refused');
      });

      await test.step('a code to scan, given up', async () => {
        await page.getByRole('link', { name: say.startAgain }).click();
        await page.getByRole('radio', { name: say.method.code }).check();
        await page.getByRole('button', { name: '300', exact: true }).click();
        await page.getByRole('button', { name: say.goOn }).click();
        await expect(page.getByRole('img', { name: say.qrCode })).toBeVisible();
        await seen(page, 'deposit-code');
        await page.getByRole('button', { name: say.cancelOrder }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: say.cancelSure }).click();
        await expect(heading(page, say.cancelled)).toBeVisible();
        await expect(page.getByRole('img', { name: say.qrCode })).toHaveCount(0);
        await seen(page, 'deposit-cancelled');
      });

      await test.step('and found in the records', async () => {
        await page.goto('/m/transaction/record?tab=deposits');
        await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await seen(page, 'records-order');
      });
    });

    test('axe finds nothing in what becomes of a withdrawal, nor in a wallet that is not there', async ({
      page,
      context,
    }) => {
      await newMoneyMember(context, merchant, { money: '5000.00', canWithdraw: true });
      const amount = page.getByLabel(say.amount, { exact: true });

      await test.step('more than there is, and the payment password', async () => {
        await page.goto('/m/withdraw');
        await amount.fill('5000.01');
        await expect(amount).toHaveAccessibleDescription(say.notEnough);
        await page.getByRole('button', { name: say.withdraw, exact: true }).click();
        await expect(amount).toBeFocused();
        await seen(page, 'withdraw-too-much');
        await amount.fill('1000');
        await page.getByRole('button', { name: say.withdraw, exact: true }).click();
        const pad = page.getByRole('dialog', { name: say.paymentPassword });
        await seen(page, 'withdraw-pin');
        await pad.getByLabel(say.paymentPassword, { exact: true }).fill(PIN);
        await expect(heading(page, say.onItsWay)).toBeVisible();
        await seen(page, 'withdraw-asked');
      });

      const order = orderOf(page);
      await test.step('a card that is needed', async () => {
        await page.goto('/m/securityCenter?part=cards');
        await page.getByRole('button', { name: say.removeCard }).click();
        const needed = page.getByRole('alertdialog', { name: say.cardNeeded });
        await expect(needed).toContainText('฿1,000.00');
        await seen(page, 'security-card-needed');
      });

      await test.step('not paid', async () => {
        await decideWithdrawal(merchant, order, 'approve');
        await decideWithdrawal(merchant, order, 'bankRefused');
        await page.goto(`/m/withdraw?order=${order}`);
        await expect(heading(page, say.notPaid)).toBeVisible();
        await expect(page.getByRole('main')).toContainText('฿1,000.00');
        await seen(page, 'withdraw-not-paid');
      });

      await test.step('no withdrawals left', async () => {
        const desk = '**/wps/transaction/withdraw/bankCards';
        await changeAnswer<object>(page, desk, (value) => ({ ...value, timesLeft: 0 }));
        await page.goto('/m/withdraw');
        await expect(heading(page, say.noTimesLeft)).toBeVisible();
        await expect(amount).toHaveCount(0);
        await seen(page, 'withdraw-no-times');
      });

      await test.step('a wallet that is late, hidden, and does not come', async () => {
        const letGo = await hold(page, '/wps/wallets/merchant**');
        await page.goto('/m/member/home');
        await expect(page.getByRole('status').filter({ hasText: say.walletLoading })).toBeVisible();
        await seen(page, 'centre-loading');
        letGo();
        const wallet = page.getByRole('region', { name: say.balance });
        await expect(wallet).toContainText('฿5,000.00');
        await seen(page, 'centre');
        await wallet.getByRole('button', { name: say.hideBalance }).click();
        await expect(wallet).not.toContainText('5,000.00');
        await seen(page, 'centre-hidden');

        await page.route('**/wps/wallets/merchant**', (route) =>
          // Of a 4xx nothing is tried again by itself.
          route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
        );
        await page.reload();
        await expect(page.getByText(say.walletFailed)).toBeVisible();
        await seen(page, 'centre-failed');
        await page.unroute('**/wps/wallets/merchant**');
        await page.getByRole('button', { name: say.loadAgain }).click();
        await expect(wallet.getByRole('button', { name: say.showBalance })).toBeVisible();
        await expect(wallet).not.toContainText('5,000.00');
      });
    });
  });
