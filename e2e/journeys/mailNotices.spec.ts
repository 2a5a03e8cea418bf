import { codeFor, messagesTo } from '../support/mailbox';
import { moneyWords } from '../support/moneyWords';
import { newName } from '../support/newMember';
import { platformCall } from '../support/platformCall';
import { decideWithdrawal, type MoneyMember, newMoneyMember, PIN } from '../support/sandboxBank';
import { expect, test } from '../support/test';

const say = moneyWords.en;

/** Asks for a withdrawal as the cashier does, and decides it as the merchant does. */
async function withdrawAndApprove(member: MoneyMember): Promise<string> {
  const { list } = await platformCall<{ list: { id: string }[] }>(member, 'GET', '/wps/member/bankCards');
  const order = { bankCardId: list[0]?.id, amount: '300.00', paymentPassword: PIN };
  const path = '/wps/transaction/withdraw';
  const { orderNo } = await platformCall<{ orderNo: string }>(member, 'POST', path, order);
  await decideWithdrawal(member.merchant, orderNo, 'approve');
  return orderNo;
}

test('a withdrawal that is decided comes as an e-mail, once that is asked for and the address is confirmed', {
  tag: '@PL-040',
}, async ({ page, context }) => {
  const email = `${newName()}@example.com`;
  const member = await newMoneyMember(context, 'aurora', { money: '1000.00', canWithdraw: true, email });
  const wanted = page.getByRole('checkbox', { name: 'E-mail', exact: true });
  const topic = page.getByRole('checkbox', { name: 'A withdrawal is decided' });

  await test.step('the address is confirmed on the way', async () => {
    await page.goto('/m/care/contact');
    await wanted.click();
    await expect(topic).not.toBeChecked();
    await page.getByRole('link', { name: 'Verify an address' }).click();
    const human = page.getByRole('checkbox', { name: say.human });
    await human.click();
    // The work takes seconds on a slow machine.
    await expect(human).toBeChecked({ timeout: 20_000 });
    await page.getByRole('button', { name: say.sendCode }).click();
    await expect.poll(() => codeFor(email)).not.toBe('');
    await page.getByLabel(say.code, { exact: true }).fill(await codeFor(email));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page).toHaveURL(/\/m\/care\/contact$/);
    await expect(page.getByText(/E-mails go to .+\*\*\*@example\.com\./)).toBeVisible();
  });

  const told = async () =>
    (await messagesTo(email)).filter(({ subject }) => subject?.startsWith('There is news'));

  await test.step('what was decided before the topic was chosen is not told, and what follows without what it was', async () => {
    await withdrawAndApprove(member);
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/wps/member/mailNotices'),
    );
    await topic.click();
    await saved;
    const orderNo = await withdrawAndApprove(member);
    await expect.poll(told).toHaveLength(1);
    const [{ subject, body } = { subject: '', body: '' }] = await told();
    expect(subject).toBe('There is news about your withdrawal at Aurora');
    for (const secret of [orderNo, '300', '฿', 'http', member.username]) expect(body).not.toContain(secret);
  });
});
