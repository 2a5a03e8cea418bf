import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { holdBack } from '../../support/holdBack';
import { moneyWords } from '../../support/moneyWords';
import { picture } from '../../support/pictures';
import { platformCall } from '../../support/platformCall';
import { decideDeposit, decideWithdrawal, newMoneyMember, PIN } from '../../support/sandboxBank';
import { expect, test } from '../../support/test';

/*
 * What else than success a member meets where money is, at each merchant in its own language and theme. Each state is
 * looked at by axe, as audits/ does with pages as they open.
 */

const MB = 1024 ** 2;

const orderOf = (page: Page) => new URL(page.url()).searchParams.get('order') ?? '';

const pictureOf = (page: Page) =>
  page.screenshot().then((buffer) => ({ name: 'receipt.png', mimeType: 'image/png', buffer }));

/** Keeps the next call of a path on its way until it is let go. */
const hold = (page: Page, path: string) => holdBack(page, `**${path}`, 1);

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

    test('a deposit says what is wrong with an amount or a receipt, and what became of it', async ({
      page,
      context,
    }) => {
      await newMoneyMember(context, merchant);
      await page.goto('/m/voucherCenter');
      await page.getByRole('radio', { name: say.method.transfer }).check();
      const amount = page.getByLabel(say.amount, { exact: true });
      for (const [typed, why] of [
        ['', say.amountMissing],
        ['99', say.range],
        ['9,999,999', say.range],
        ['1000.005', say.twoDecimals],
      ] as const) {
        await amount.fill(typed);
        await page.getByRole('button', { name: say.goOn }).click();
        await expect(amount).toHaveAccessibleDescription(why);
        await expect(amount).toBeFocused();
        await seen(page, `deposit-amount-${typed}`);
      }
      await amount.fill('๑,๐๐๐');
      await page.getByRole('button', { name: say.goOn }).click();
      await expect(page.getByRole('main')).toContainText(say.sendExactly);
      await seen(page, 'deposit-transfer');

      const receipt = page.getByLabel(say.receipt);
      const tooLarge = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * MB) };
      await receipt.setInputFiles(tooLarge);
      await expect(receipt).toHaveAccessibleDescription(say.tooLarge);
      await seen(page, 'deposit-receipt-too-large');
      await page.getByRole('button', { name: say.havePaid }).click();
      await expect(heading(page, say.looking)).toBeVisible();

      await decideDeposit(merchant, orderOf(page), 'notFound');
      await expect(heading(page, say.notFound)).toBeVisible();
      await seen(page, 'deposit-not-found');
      await page.getByRole('button', { name: say.sendReceipt, exact: true }).click();
      await page.getByRole('button', { name: say.sendReceipt, exact: true }).click();
      await expect(page.getByRole('main')).toContainText(say.receiptMissing);
      const letGo = await hold(page, '/wps/upload/pictures');
      await receipt.setInputFiles(await pictureOf(page));
      await expect(page.getByRole('progressbar')).toBeVisible();
      await seen(page, 'deposit-receipt-sending');
      letGo();
      await expect(page.getByRole('button', { name: say.removeReceipt })).toBeVisible();
      await page.getByRole('button', { name: say.sendReceipt, exact: true }).click();
      await expect(heading(page, say.looking)).toBeVisible();
      await seen(page, 'deposit-looking');
      await decideDeposit(merchant, orderOf(page), 'refuse');
      await expect(heading(page, say.refused)).toBeVisible();
      await seen(page, 'deposit-refused');
    });

    test('an order that has ended is found in the records, and says that nothing was taken', async ({
      page,
      signIn,
    }) => {
      await signIn('player01');
      await page.goto('/m/transaction/record?tab=deposits');
      await page.getByRole('button', { name: say.days30 }).click();
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: say.hasEnded });
      await row.first().getByRole('button').click();
      await seen(page, 'records-order');
      await page.getByRole('dialog').getByRole('link', { name: say.openOrder }).click();
      await expect(heading(page, say.codeEnded)).toBeVisible();
      await seen(page, 'deposit-ended');
      await page.getByRole('link', { name: say.newCode }).click();
      await expect(page).toHaveURL(/\/m\/voucherCenter$/);
    });

    test('a withdrawal keeps its card, may come back, and is not possible any number of times', async ({
      page,
      context,
    }) => {
      const member = await newMoneyMember(context, merchant, { money: '5000.00', canWithdraw: true });
      await page.goto('/m/withdraw');
      const amount = page.getByLabel(say.amount, { exact: true });
      await amount.fill('5000.01');
      await expect(amount).toHaveAccessibleDescription(say.notEnough);
      // The first press asks again, and the second one comes before the answer.
      await page.getByRole('button', { name: say.withdraw, exact: true }).dblclick();
      await expect(amount).toBeFocused();
      await seen(page, 'withdraw-too-much');
      await amount.fill('1000');
      await page.getByRole('button', { name: say.withdraw, exact: true }).click();
      const pad = page.getByRole('dialog', { name: say.paymentPassword });
      await seen(page, 'withdraw-pin');
      await pad.getByLabel(say.paymentPassword, { exact: true }).fill(PIN);
      await expect(heading(page, say.onItsWay)).toBeVisible();
      await seen(page, 'withdraw-asked');
      const order = orderOf(page);

      const other = await context.newPage();
      await other.goto('/m/securityCenter?part=cards');
      await other.getByRole('button', { name: say.removeCard }).click();
      const needed = other.getByRole('alertdialog', { name: say.cardNeeded });
      await expect(needed).toContainText('฿1,000.00');
      await seen(other, 'security-card-needed');
      await other.close();

      await decideWithdrawal(merchant, order, 'approve');
      await decideWithdrawal(merchant, order, 'bankRefused');
      await expect(heading(page, say.notPaid)).toBeVisible();
      await expect(page.getByRole('main')).toContainText('฿1,000.00');
      await seen(page, 'withdraw-not-paid');

      const desk = '/wps/transaction/withdraw/bankCards';
      interface Desk {
        timesLeft: number;
        list: { id: string }[];
      }
      const { timesLeft, list } = await platformCall<Desk>(member, 'GET', desk);
      const again = { bankCardId: list[0]?.id, amount: '300.00', paymentPassword: PIN };
      for (let time = 0; time < timesLeft; time += 1)
        await platformCall(member, 'POST', '/wps/transaction/withdraw', again);
      await page.goto('/m/withdraw');
      await expect(heading(page, say.noTimesLeft)).toBeVisible();
      await expect(amount).toHaveCount(0);
      await seen(page, 'withdraw-no-times');
    });

    test('the member centre waits for the wallets, and hides what is in them', async ({ page, context }) => {
      await newMoneyMember(context, merchant, { money: '2000.00' });
      const letGo = await hold(page, '/wps/wallets/merchant**');
      await page.goto('/m/member/home');
      await expect(page.getByRole('status').filter({ hasText: say.walletLoading })).toBeVisible();
      await seen(page, 'centre-loading');
      letGo();
      const wallet = page.getByRole('region', { name: say.balance });
      await expect(wallet).toContainText('฿2,000.00');
      await seen(page, 'centre');
      await wallet.getByRole('button', { name: say.hideBalance }).click();
      await expect(wallet).not.toContainText('2,000.00');
      await seen(page, 'centre-hidden');

      await page.route('**/wps/wallets/merchant**', (route) => route.abort());
      await page.reload();
      await expect(page.getByText(say.walletFailed)).toBeVisible();
      await seen(page, 'centre-failed');
      await page.unroute('**/wps/wallets/merchant**');
      await page.getByRole('button', { name: say.loadAgain }).click();
      await expect(wallet.getByRole('button', { name: say.showBalance })).toBeVisible();
      await expect(wallet).not.toContainText('2,000.00');
    });

    test('records and results say that there is nothing yet', async ({ page, context }) => {
      await newMoneyMember(context, merchant);
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
  });
