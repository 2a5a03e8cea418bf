import { moneyWords } from '../../support/moneyWords';
import { loseNextAnswer } from '../../support/platformAnswer';
import { newMoneyMember, PIN } from '../../support/sandboxBank';
import { expect, test } from '../../support/test';

/* The network is lost between a press and its answer: the platform has done it, and the page does not know. */

test('a withdrawal whose answer is lost is asked about, and made once', async ({ page, context }) => {
  const say = moneyWords.en;
  await newMoneyMember(context, 'aurora', { money: '3000.00', canWithdraw: true });
  await page.goto('/m/withdraw');
  await page.getByLabel(say.amount, { exact: true }).fill('500');
  await page.getByRole('button', { name: say.withdraw, exact: true }).click();
  await loseNextAnswer(page, '/wps/transaction/withdraw');
  await page.getByRole('dialog').getByLabel(say.paymentPassword, { exact: true }).fill(PIN);
  await expect(page.getByRole('heading', { name: say.stillChecking })).toBeVisible();
  await page.getByRole('button', { name: say.askAgain }).click();
  await expect(page.getByRole('heading', { name: say.onItsWay })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /\d\.\d{2}/ })).toHaveText(/฿2,500\.00/);
  await page.getByRole('link', { name: say.seeRecord }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});
