import { logIn } from '../../support/logIn';
import { moneyWords } from '../../support/moneyWords';
import { expect, test } from '../../support/test';
import { words } from '../../support/words';

const say = moneyWords.en;

test('who has to log in first comes back to the member centre, and each way leads to a page of its own', {
  tag: ['@HS-009', '@HS-012', '@HS-028', '@HS-047'],
}, async ({ page }) => {
  const wallet = page.getByRole('region', { name: say.balance });

  await test.step('the member centre, with query and hash', async () => {
    await page.goto('/m/member/home?from=mail#wallet');
    await expect(page).toHaveURL(/\/m\/login/);
    await expect(wallet).toHaveCount(0);
    await logIn(page, words.en, 'player01');
    await expect(page).toHaveURL(/\/m\/member\/home\?from=mail#wallet$/);
    await expect(wallet).toContainText(/฿[\d,]+\.\d{2}/);
    await expect(page.getByRole('region', { name: say.inGames })).toContainText('Pitchline');
  });

  await test.step('the app', async () => {
    await page.goto('/m/app');
    await expect(page.getByRole('heading', { level: 1, name: 'Get the app' })).toBeVisible();
    await page.goto('/m/down');
    await expect(page.getByRole('heading', { level: 2, name: 'Aurora on your phone' })).toBeVisible();
  });

  await test.step('deposit by the header, withdrawal by the menu, the centre by the footer', async () => {
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
    await expect(wallet).toBeVisible();
  });
});
