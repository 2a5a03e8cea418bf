import { codeFor } from '../../support/mailbox';
import { moneyWords } from '../../support/moneyWords';
import { newName } from '../../support/newMember';
import { newMoneyMember } from '../../support/sandboxBank';
import { expect, test } from '../../support/test';

const NEW_PIN = '806241';

const say = moneyWords.en;

test('a forgotten payment password is reset by a code, and withdrawals rest', async ({ page, context }) => {
  const email = `${newName()}@example.com`;
  await newMoneyMember(context, 'aurora', { money: '1000.00', canWithdraw: true, email });
  await page.goto('/m/securityCenter');
  await page.getByRole('link', { name: say.paymentPassword }).click();
  await page.getByRole('link', { name: say.forgotten }).click();
  await expect(page.getByRole('radio', { name: say.byEmail })).toBeChecked();
  await page.getByRole('button', { name: say.goOn }).click();

  const box = page.getByRole('checkbox', { name: say.human });
  await box.click();
  // The work takes seconds on a slow machine.
  await expect(box).toBeChecked({ timeout: 20_000 });
  await page.getByRole('button', { name: say.sendCode }).click();
  await expect.poll(() => codeFor(email)).not.toBe('');
  await page.getByLabel(say.code, { exact: true }).fill(await codeFor(email));
  await page.getByRole('button', { name: say.goOn }).click();
  for (const title of [say.chooseSix, say.sameSix]) {
    const pad = page.getByRole('dialog', { name: title });
    await pad.getByLabel(say.paymentPassword, { exact: true }).fill(NEW_PIN);
  }
  await expect(page.getByText(say.pinReset)).toBeVisible();
  await expect(page.getByRole('main').getByText(say.rests)).toBeVisible();
  await page.getByRole('button', { name: say.openMenu }).click();
  await page.getByRole('dialog').getByRole('link', { name: say.withdraw }).click();
  await expect(page.getByRole('heading', { name: say.openAgain })).toBeVisible();
  await expect(page.getByLabel(say.amount, { exact: true })).toHaveCount(0);
});
