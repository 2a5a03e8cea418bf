import { tabTo } from '../../support/keyboard';
import { moneyWords } from '../../support/moneyWords';
import { CARD_NUMBER, decideWithdrawal, newMoneyMember, PIN } from '../../support/sandboxBank';
import { expect, test } from '../../support/test';

const say = moneyWords.en;

test('a new member sets up what a withdrawal needs, asks for one and is paid', async ({ page, context }) => {
  await newMoneyMember(context, 'aurora', { money: '5000.00' });
  await page.goto('/m/withdraw');
  const sheet = (name: string) => page.getByRole('dialog', { name });
  const enterPin = async (title: string, pin: string) =>
    sheet(title).getByLabel(say.paymentPassword, { exact: true }).fill(pin);

  await test.step('a payment password first', async () => {
    await expect(page.getByRole('heading', { name: say.setPinFirst })).toBeVisible();
    await page.getByRole('link', { name: say.setIt }).click();
    await enterPin(say.chooseSix, PIN);
    await enterPin(say.sameSix, PIN);
    await expect(page.getByText(say.pinSet)).toBeVisible();
    await expect(page).toHaveURL(/\/m\/withdraw$/);
  });

  await test.step('then a card in the member’s own name', async () => {
    await expect(page.getByRole('heading', { name: say.addCardFirst })).toBeVisible();
    await page.getByRole('link', { name: say.addCard }).click();
    await page.getByRole('link', { name: say.enterName }).click();
    await page.getByLabel(say.payeeName, { exact: true }).fill('Narin Srisuk');
    await page.getByRole('button', { name: say.saveName }).click();
    await page.getByLabel(say.bank, { exact: true }).selectOption('Sala Bank');
    await page.getByLabel(say.accountNumber).fill(CARD_NUMBER);
    await page.getByRole('button', { name: say.addThisCard }).click();
    await enterPin(say.paymentPassword, PIN);
    await expect(page.getByText('Sala Bank •• 4417 added')).toBeVisible();
    await expect(page).toHaveURL(/\/m\/withdraw$/);
  });

  const otherTab = await context.newPage();
  await otherTab.goto('/m/activity');
  const balance = otherTab.getByRole('banner').getByRole('button', { name: /\d\.\d{2}/ });
  await expect(balance).toHaveText(/฿5,000\.00/);

  const orderNo = await test.step('the payment password is the last step, without a pointer', async () => {
    await tabTo(page, page.getByLabel(say.amount, { exact: true }));
    await page.keyboard.type('1000');
    await expect(page.getByRole('main')).toContainText(say.toCard('990.00'));
    const ask = page.getByRole('button', { name: say.withdraw, exact: true });
    await tabTo(page, ask);
    await page.keyboard.press('Enter');
    const digits = sheet(say.paymentPassword).getByLabel(say.paymentPassword, { exact: true });
    await expect(digits).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(digits).toBeHidden();
    await expect(ask).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(digits).toBeFocused();
    await page.keyboard.type(PIN);
    await expect(page).toHaveURL(/\/m\/withdraw\?order=W\d+$/);
    await expect(page.getByRole('heading', { name: say.onItsWay })).toBeVisible();
    await expect(balance).toHaveText(/฿4,000\.00/);
    return new URL(page.url()).searchParams.get('order') ?? '';
  });

  await test.step('the bank pays, and the page and the record say so', async () => {
    await decideWithdrawal('aurora', orderNo, 'approve');
    await decideWithdrawal('aurora', orderNo, 'paidOut');
    await expect(page.getByRole('heading', { name: say.paid, exact: true })).toBeVisible();
    await page.getByRole('link', { name: say.seeRecord }).click();
    await expect(page).toHaveURL(/tab=withdrawals$/);
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sala Bank •• 4417' });
    await expect(row).toHaveText(/\u2212฿1,000\.00.*Paid$/);
    await row.getByRole('button').click();
    await expect(page.getByRole('dialog')).toContainText(orderNo);
  });
});
