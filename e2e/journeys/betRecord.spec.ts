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
import { expect, test } from '../support/test';
import { words } from '../support/words';

/** Two months that end yesterday: what other journeys play meanwhile is not in them. */
const SETTLED_DAYS = `from=${dayAgo(60)}&to=${dayAgo(1)}`;

for (const { say, game, ...variant } of recordVariants) {
  test.describe(`${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);
    const common = words[variant.language];
    const rows = recordRows;
    const totals = (page: Page) => totalsOf(page, say);
    const open = (page: Page, search: string) => openRecord(page, say, search);

    test('a bet that was just made is in the record, which the menu leads to', {
      tag: ['@HS-049', '@RP-050'],
    }, async ({ page, signIn }) => {
      await signIn('player01');
      await page.goto(`/m/gameList?gameType=RNG&name=${encodeURIComponent(game)}`);
      await page
        .getByRole('article')
        .getByRole('button', { name: new RegExp(`^${game}`) })
        .first()
        .click();
      const booked = page.waitForResponse((response) => response.url().endsWith('/sandbox/spin'));
      await page.getByRole('button', { name: common.spin, exact: true }).click();
      await booked;
      await page.goto('/m/home');
      await page.getByRole('button', { name: common.openMenu }).click();
      await page.getByRole('dialog').getByRole('link', { name: say.title }).click();
      await expect(page).toHaveURL(/\/m\/gameRecord$/);
      await page.getByRole('button', { name: say.today, exact: true }).click();
      await expect(page).toHaveURL(/range=today$/);
      await expect(rows(page).first()).toContainText(game);

      await rows(page).first().getByRole('button').click();
      const sheet = page.getByRole('dialog', { name: game });
      await expect(sheet.getByRole('definition').last()).toContainText(/^bet_/);
      await sheet.getByRole('button', { name: say.playAgain }).click();
      await expect(page.getByText(common.demonstration)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/m\/gameRecord\?range=today$/);
      await expect(rows(page).first()).toContainText(game);
    });

    test('the list goes on to its end, and its file adds up to its totals', { tag: ['@RP-050'] }, async ({
      page,
      signIn,
    }) => {
      await signIn('player01');
      await open(page, SETTLED_DAYS);
      await expect(rows(page)).toHaveCount(25);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(rows(page)).toHaveCount(50);

      const figures = await totals(page).getByRole('definition').allTextContents();
      const [bet, valid, win] = figures.flatMap(amountsIn);
      const [net] = amountsIn((await totals(page).textContent()) ?? '');
      const count = Number(
        (await totals(page).getByRole('status').first().textContent())?.replace(/\D/g, ''),
      );

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: say.exportCsv }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`bets_${dayAgo(60)}_${dayAgo(1)}.csv`);
      const text = await readFile(await file.path(), 'utf8');
      expect(text.startsWith('\uFEFF')).toBe(true);
      const [head = [], ...lines] = rowsOf(text);
      expect(head).toHaveLength(10);
      expect(lines).toHaveLength(count);
      const sum = (column: number) =>
        lines.reduce((total, line) => total + Math.round(Number(line[column]) * 100), 0);
      expect([sum(5), sum(6), sum(7), sum(8)]).toEqual([bet, valid, win, net]);
      for (const line of lines) {
        expect(line[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
        expect(say.status).toContain(line[9]);
      }
    });
  });
}
