import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  amountsIn,
  dayAgo,
  openRecord,
  recordRows,
  recordVariants,
  rowsOf,
  totalsOf,
} from '../support/betRecord';
import { placeLotteryOrder } from '../support/lotteryOrder';
import { quiet } from '../support/quiet';
import { expect, test } from '../support/test';

/* Lottery orders in the bet record. */

for (const { say, game: _ofBets, ...variant } of recordVariants) {
  test.describe(`${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);
    const rows = recordRows;
    const totals = (page: Page) => totalsOf(page, say);
    const open = (page: Page, search: string) => openRecord(page, say, search);

    test('lottery orders are in their tab, narrowed, in a file that adds up, and their bets are taken back', {
      tag: ['@RP-033'],
    }, async ({ page, signIn }) => {
      await signIn('player01');
      await open(page, 'range=today');
      const { gameName, orderId } = await placeLotteryOrder(page, variant.merchant, variant.language);
      const [pending, , , cancelled] = say.status;
      await page.getByRole('tab', { name: say.orders }).click();
      await expect(page).toHaveURL(/tab=lottery&range=today$/);

      await test.step('they are narrowed by lottery and state', async () => {
        await page.getByRole('button', { name: say.filter, exact: true }).click();
        const sheet = page.getByRole('dialog');
        await sheet.getByRole('button', { name: pending, exact: true }).click();
        await sheet.getByRole('button', { name: gameName, exact: true }).click();
        await sheet.getByRole('button', { name: say.showOrders }).click();
        await expect(page).toHaveURL(/tab=lottery&range=today&game=\w+&status=PENDING$/);
        await quiet(page);
        await expect(rows(page).first()).toContainText(gameName);
      });

      await test.step('their file adds up to their totals', async () => {
        const [bet, valid, win] = (await totals(page).getByRole('definition').allTextContents()).flatMap(
          amountsIn,
        );
        expect([valid, win]).toEqual([0, 0]);
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: say.exportCsv }).click();
        const file = await download;
        expect(file.suggestedFilename()).toMatch(
          new RegExp(`^orders_\\w+_PENDING_${dayAgo(0)}_${dayAgo(0)}\\.csv$`),
        );
        const text = await readFile(await file.path(), 'utf8');
        expect(text.startsWith('\uFEFF')).toBe(true);
        const [head = [], ...lines] = rowsOf(text);
        expect(head).toHaveLength(10);
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.reduce((sum, line) => sum + Math.round(Number(line[5]) * 100), 0)).toBe(bet);
        for (const line of lines) expect([line[2], line[9]]).toEqual([gameName, pending]);
      });

      await test.step('one of its bets is taken back', async () => {
        await rows(page).filter({ hasText: gameName }).first().getByRole('button').click();
        const sheet = page.getByRole('dialog', { name: gameName });
        await expect(sheet).toContainText(orderId);
        await expect(sheet.getByRole('checkbox')).toHaveCount(2);
        await sheet.getByRole('checkbox', { name: '1,2' }).check();
        await sheet.getByRole('button', { name: say.cancelOne }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: say.sure }).click();
        await expect(page.getByText(say.refunded)).toBeVisible();
        await expect(sheet.getByRole('checkbox')).toHaveCount(1);
        await expect(sheet.getByRole('listitem').filter({ hasText: cancelled })).toHaveCount(1);
      });
    });
  });
}
