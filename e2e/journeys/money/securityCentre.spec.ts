import { codeFor } from '../../support/mailbox';
import { moneyWords } from '../../support/moneyWords';
import { newName, PASSWORD } from '../../support/newMember';
import { newMoneyMember } from '../../support/sandboxBank';
import { expect, test } from '../../support/test';

const NEW_PIN = '806241';

test.describe('aurora, en', () => {
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
});

test.describe('lagoon, th', () => {
  test.use({ merchant: 'lagoon', language: 'th', theme: 'light' });
  const say = moneyWords.th;

  test('e-mail and questions are changed by who knows the password', async ({ page, context }) => {
    await newMoneyMember(context, 'lagoon');
    const email = `${newName()}@example.com`;
    await page.goto('/m/securityCenter');
    await page.getByRole('link', { name: new RegExp(`^${say.email}`) }).click();
    const password = page.getByRole('dialog').getByLabel(say.password, { exact: true });
    // The one that was given at registration is to be confirmed.
    await page.getByRole('button', { name: say.otherEmail }).click();
    await page.getByLabel(say.newEmail).fill(email);
    await password.fill('Wrong7Word');
    await page.getByRole('dialog').getByRole('button', { name: say.save, exact: true }).click();
    await expect(password).toHaveAccessibleDescription(say.passwordWrong);
    await password.fill(PASSWORD);
    await page.getByRole('dialog').getByRole('button', { name: say.save, exact: true }).click();
    await expect(page.getByText(say.emailSaved)).toBeVisible();
    // The new one may be confirmed another time.
    await expect(page.getByRole('dialog').getByLabel(say.code, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    const masked = `${email.slice(0, 1)}`;
    await expect(
      page.getByRole('link', { name: new RegExp(`^${say.email} ${masked}.*@example\\.com`) }),
    ).toBeVisible();

    const questions = page.getByRole('link', { name: new RegExp(`^${say.questions}`) });
    await questions.click();
    for (const number of [1, 2, 3]) {
      await page.getByLabel(say.question(number)).selectOption({ index: number });
      await page.getByLabel(say.answer(number)).fill(`คำตอบ ${number}`);
    }
    await password.fill(PASSWORD);
    await page.getByRole('button', { name: say.saveAnswers }).click();
    await expect(page.getByText(say.questionsSaved)).toBeVisible();
    await expect(questions).toContainText(say.isSet);
  });
});
