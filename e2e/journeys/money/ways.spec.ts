import { logIn } from '../../support/logIn';
import { moneyWords } from '../../support/moneyWords';
import { expect, test } from '../../support/test';
import { words } from '../../support/words';

test.describe('aurora, en', () => {
  const say = moneyWords.en;

  test('who has to log in first comes back to the member centre', { tag: ['@HS-012'] }, async ({ page }) => {
    await page.goto('/m/member/home?from=mail#wallet');
    await expect(page).toHaveURL(/\/m\/login/);
    await expect(page.getByRole('region', { name: say.balance })).toHaveCount(0);
    await logIn(page, words.en, 'player01');
    await expect(page).toHaveURL(/\/m\/member\/home\?from=mail#wallet$/);
    await expect(page.getByRole('region', { name: say.balance })).toContainText(/฿[\d,]+\.\d{2}/);
  });

  test('header, menu and footer lead to pages of their own', {
    tag: ['@HS-009', '@HS-028', '@HS-047'],
  }, async ({ page, signIn }) => {
    await signIn('player01');
    await page.goto('/m/app');
    await expect(page.getByRole('heading', { level: 1, name: 'Get the app' })).toBeVisible();
    await page.goto('/m/down');
    await expect(page.getByRole('heading', { level: 2, name: 'Aurora on your phone' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: say.deposit }).click();
    await expect(page).toHaveURL(/\/m\/voucherCenter/);
    await expect(page.getByRole('radio', { name: say.method.transfer })).toBeVisible();
    await page.getByRole('button', { name: say.openMenu }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('button', { name: say.deposit })).toBeVisible();
    await menu.getByRole('link', { name: say.withdraw }).click();
    await expect(page).toHaveURL(/\/m\/withdraw$/);
    await expect(page.getByRole('radio', { name: /Sala Bank/ }).first()).toBeVisible();
    // With the number of unread mails behind it.
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Me(?!s)/ })
      .click();
    await expect(page).toHaveURL(/\/m\/member\/home$/);
    await expect(page.getByRole('region', { name: say.inGames })).toContainText('Pitchline');
  });
});

test.describe('lagoon, th', () => {
  test.use({ merchant: 'lagoon', language: 'th', theme: 'light' });
  const say = moneyWords.th;

  test('a trial pays nothing in, and is asked to register', { tag: ['@HS-013', '@HS-027'] }, async ({
    page,
  }) => {
    await page.goto('/m/trail');
    await page.getByRole('button', { name: 'เริ่มทดลองเล่น' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.getByRole('banner').getByRole('button', { name: say.deposit }).click();
    await expect(page.getByText(say.useRealAccount)).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.getByRole('navigation').getByRole('link', { name: say.me, exact: true }).click();
    const prompt = page.getByRole('alertdialog', { name: say.realAccount });
    await expect(prompt.getByRole('button')).toHaveText([say.cancel, say.registerNow]);
    await expect(page.getByRole('region', { name: say.balance })).toHaveCount(0);
    await prompt.getByRole('button', { name: say.cancel }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.getByRole('navigation').getByRole('link', { name: say.me, exact: true }).click();
    await prompt.getByRole('button', { name: say.registerNow }).click();
    await expect(page).toHaveURL(/\/m\/register$/);
  });
});
