import { careWords } from '../../support/careWords';
import { moneyWords } from '../../support/moneyWords';
import { passHours } from '../../support/passTime';
import { newMoneyMember } from '../../support/sandboxBank';
import { expect, test } from '../../support/test';

/** Hours until a raise may be confirmed at aurora. */
const COOLING_HOURS = 24;

test('a limit holds at once, and a higher one after a day and a second thought', {
  tag: ['@PL-001', '@PL-003', '@PL-004', '@PL-005', '@PL-043'],
}, async ({ page, context }) => {
  const say = careWords.en;
  const money = moneyWords.en;
  const member = await newMoneyMember(context, 'aurora', { limit: false });
  const sheet = page.getByRole('dialog');
  const set = async (value: string, press: string) => {
    await sheet.getByLabel(say.amount).fill(value);
    await sheet.getByRole('button', { name: press }).click();
    await expect(sheet).toHaveCount(0);
  };

  await test.step('one press from home, and it is set', async () => {
    await page.goto('/m/home');
    await page.getByRole('link', { name: say.limits }).click();
    await expect(page).toHaveURL(/\/m\/care/);
    await page.getByRole('link', { name: say.dailyDeposit }).click();
    await set('1000', say.save('฿1,000.00'));
    await expect(page.getByText(say.holds('฿1,000.00'))).toBeVisible();
  });

  await test.step('the deposit page keeps to it', async () => {
    await page.goto('/m/voucherCenter');
    await page.getByRole('radio', { name: money.method.code }).check();
    await page.getByLabel(money.amount, { exact: true }).fill('1500');
    await page.getByRole('button', { name: money.goOn }).click();
    await expect(page.getByRole('main')).toContainText('฿1,000.00');
    await expect(page).toHaveURL(/\/m\/voucherCenter$/);
  });

  await test.step('lower is one press', async () => {
    await page.goto('/m/care/limits');
    await page.getByRole('link', { name: say.changeDailyDeposit }).click();
    await set('600', say.save('฿600.00'));
    await expect(page.getByText(say.holds('฿600.00'))).toBeVisible();
  });

  await test.step('higher waits, and then asks again', async () => {
    await page.getByRole('link', { name: say.changeDailyDeposit }).click();
    await set('2000', say.ask('฿2,000.00'));
    await expect(page.getByText(say.waiting)).toBeVisible();
    await expect(page.getByRole('button', { name: say.use('฿2,000.00') })).toHaveCount(0);
    await passHours(member, COOLING_HOURS);
    await page.reload();
    await expect(page.getByText(say.waitIsOver)).toBeVisible();
    await expect(page.getByRole('button', { name: say.keep('฿600.00') })).toBeVisible();
    await page.getByRole('button', { name: say.use('฿2,000.00') }).click();
    await expect(page.getByText(say.holds('฿2,000.00'))).toBeVisible();
  });
});
