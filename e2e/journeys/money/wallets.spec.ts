import type { Page } from '@playwright/test';
import { moneyWords } from '../../support/moneyWords';
import { newMoneyMember } from '../../support/sandboxBank';
import { expect, test } from '../../support/test';

test.use({ merchant: 'lagoon', language: 'th', theme: 'light' });
const say = moneyWords.th;

/** A vendor with a wallet of its own. */
const VENDOR = 'Pitchline';

/** What is in the main wallet and in games, as the member centre says. */
const parts = (page: Page) => page.getByRole('region', { name: say.balance }).getByRole('definition');

test('money moves to games and back, and every tab follows', async ({ page, context }) => {
  await newMoneyMember(context, 'lagoon', { money: '2000.00' });
  await page.goto('/m/member/home');
  const sheet = page.getByRole('dialog', { name: say.transfer, exact: true });
  const otherTab = await context.newPage();
  await otherTab.goto('/m/member/home');
  await expect(parts(otherTab)).toHaveText(['฿2,000.00', '฿0.00']);

  await test.step('to a vendor', async () => {
    await page.getByRole('region', { name: say.balance }).getByRole('button', { name: say.transfer }).click();
    await sheet.getByRole('button', { name: new RegExp(`^${say.to}`) }).click();
    await page.getByRole('dialog', { name: say.transferTo }).getByRole('button', { name: VENDOR }).click();
    await sheet.getByLabel(say.amount, { exact: true }).fill('500.00');
    await sheet.getByRole('button', { name: say.transferOf('500.00') }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText(say.moved(VENDOR, '500.00'))).toBeVisible();
    for (const tab of [page, otherTab]) await expect(parts(tab)).toHaveText(['฿1,500.00', '฿500.00']);
  });

  await test.step('and all of it back', async () => {
    await page
      .getByRole('region', { name: say.inGames })
      .getByRole('button', { name: say.bringBack })
      .click();
    const back = page.getByRole('dialog', { name: say.bringBack });
    await expect(back.getByRole('listitem').filter({ hasText: VENDOR })).toContainText(say.broughtBack);
    await page.keyboard.press('Escape');
    await expect(back).toBeHidden();
    for (const tab of [page, otherTab]) await expect(parts(tab)).toHaveText(['฿2,000.00', '฿0.00']);
  });
});
