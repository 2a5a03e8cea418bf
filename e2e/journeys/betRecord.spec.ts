import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { logIn } from '../support/logIn';
import { placeLotteryOrder } from '../support/lotteryOrder';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const variants = [
  {
    merchant: 'aurora',
    language: 'en',
    theme: 'dark',
    game: 'Lotus Terrace',
    say: {
      title: 'Bet record',
      today: 'Today',
      totals: 'Totals',
      filter: 'Filter',
      live: 'Live',
      removeLive: 'Remove filter: Live',
      show: /^Show [\d,]+ bets?$/,
      chooseDays: 'Choose days',
      rangeTitle: 'Choose days',
      from: 'From',
      to: 'To',
      apply: /^Show \d+ days?$/,
      playAgain: 'Play again',
      exportCsv: 'Export as CSV',
      none: 'No bet fits',
      orders: 'Lottery orders',
      cancelOne: 'Cancel 1 bet',
      sure: 'Cancel bets',
      refunded: /฿10\.00 is back/,
      status: ['Pending', 'Won', 'Lost', 'Cancelled', 'Refunded'],
    },
  },
  {
    merchant: 'lagoon',
    language: 'th',
    theme: 'light',
    game: 'Ruby Orbit',
    say: {
      title: 'ประวัติการเดิมพัน',
      today: 'วันนี้',
      totals: 'ยอดรวม',
      filter: 'ตัวกรอง',
      live: 'คาสิโนสด',
      removeLive: 'นำตัวกรองออก: คาสิโนสด',
      show: /^แสดง [\d,]+ รายการ$/,
      chooseDays: 'เลือกวันที่',
      rangeTitle: 'เลือกช่วงวันที่',
      from: 'ตั้งแต่วันที่',
      to: 'ถึงวันที่',
      apply: /^แสดง \d+ วัน$/,
      playAgain: 'เล่นอีกครั้ง',
      exportCsv: 'ส่งออกเป็น CSV',
      none: 'ไม่พบรายการที่ตรงกัน',
      orders: 'โพยหวย',
      cancelOne: 'ยกเลิก 1 รายการ',
      sure: 'ยกเลิกรายการ',
      refunded: /คืน ฿10\.00/,
      status: ['รอผล', 'ชนะ', 'แพ้', 'ยกเลิก', 'คืนเงินแล้ว'],
    },
  },
] as const;

/** A day at the merchants, so many ago: `YYYY-MM-DD`. */
const dayAgo = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(Date.now() - days * 86_400_000);

/** Two months that end yesterday: what other journeys play meanwhile is not in them. */
const SETTLED_DAYS = `from=${dayAgo(60)}&to=${dayAgo(1)}`;

/** Amounts of a text in minor units, a real minus sign included. */
const amountsIn = (text: string) =>
  [...text.matchAll(/(\u2212)?฿([\d,]+\.\d\d)/g)].map(
    ([, minus, figures = '']) => Number(figures.replace(/[,.]/g, '')) * (minus ? -1 : 1),
  );

/** Cells of a CSV file without its mark, head first. */
function rowsOf(file: string): string[][] {
  const lines = file
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    ),
  );
}

for (const { say, game, ...variant } of variants) {
  test.describe(`${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);
    const common = words[variant.language];
    const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
    const totals = (page: Page) => page.getByRole('region', { name: say.totals });
    const open = async (page: Page, search: string) => {
      await page.goto(`/m/gameRecord?${search}`);
      await logIn(page, common, 'player01');
      await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
    };

    test('a bet that was just made is in the record, which the menu leads to', {
      tag: ['@HS-049', '@RP-050'],
    }, async ({ page }) => {
      await page.goto(`/m/login`);
      await logIn(page, common, 'player01');
      await expect(page).toHaveURL(/\/m\/home$/);
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

    test('filters narrow the record, and reload and back find them again', {
      tag: ['@RP-050'],
    }, async ({ page }) => {
      await open(page, SETTLED_DAYS);
      const staked = () => totals(page).getByRole('definition').first().textContent();
      const amount = async () => amountsIn((await staked()) ?? '')[0] ?? 0;
      await expect.poll(amount).toBeGreaterThan(0);
      const all = await amount();
      await page.getByRole('button', { name: say.filter, exact: true }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: say.live, exact: true }).click();
      await sheet.getByRole('button', { name: say.show }).click();
      await expect(page).toHaveURL(new RegExp(`${SETTLED_DAYS}&category=LIVE$`));
      await expect.poll(amount).toBeLessThan(all);
      const narrowed = await staked();

      await page.reload();
      await expect(page.getByRole('button', { name: say.removeLive })).toBeVisible();
      await expect.poll(staked).toBe(narrowed);

      await page.getByRole('navigation').getByRole('link', { name: common.home }).click();
      await expect(page).toHaveURL(/\/m\/home$/);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${SETTLED_DAYS}&category=LIVE$`));
      await expect.poll(staked).toBe(narrowed);

      await page.getByRole('button', { name: say.removeLive }).click();
      await expect.poll(amount).toBe(all);
    });

    test('any days can be chosen, and an address that asks for more shows what there is', async ({
      page,
    }) => {
      await open(page, 'range=today');
      await page.getByRole('button', { name: say.chooseDays }).click();
      const sheet = page.getByRole('dialog', { name: say.rangeTitle });
      await sheet.getByLabel(say.from).fill(dayAgo(40));
      await sheet.getByLabel(say.to).fill(dayAgo(10));
      await sheet.getByRole('button', { name: say.apply }).click();
      await expect(page).toHaveURL(new RegExp(`from=${dayAgo(40)}&to=${dayAgo(10)}$`));
      await expect(rows(page).first()).toBeVisible();

      const asked = page.waitForRequest((request) => request.url().includes('GCS_thirdPartyRecords'));
      await page.goto(`/m/gameRecord?from=2020-01-01&to=${dayAgo(0)}`);
      expect((await asked).url()).toContain(`startDate=${dayAgo(91)}&endDate=${dayAgo(0)}`);
      await expect(rows(page).first()).toBeVisible();
      await page.goto(`/m/gameRecord?${SETTLED_DAYS}&vendor=NOBODY`);
      await expect(page.getByRole('heading', { name: say.none })).toBeVisible();
    });

    test('the list goes on to its end, and its file adds up to its totals', { tag: ['@RP-050'] }, async ({
      page,
    }) => {
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

    test('a lottery order is in its tab, and one of its bets is taken back', {
      tag: ['@RP-033'],
    }, async ({ page }) => {
      await open(page, 'range=today');
      const { gameName, orderId } = await placeLotteryOrder(page, variant.merchant, variant.language);
      await page.getByRole('tab', { name: say.orders }).click();
      await expect(page).toHaveURL(/tab=lottery&range=today$/);
      await rows(page).filter({ hasText: gameName }).first().getByRole('button').click();
      const sheet = page.getByRole('dialog', { name: gameName });
      await expect(sheet).toContainText(orderId);
      await expect(sheet.getByRole('checkbox')).toHaveCount(2);
      await sheet.getByRole('checkbox', { name: '1,2' }).check();
      await sheet.getByRole('button', { name: say.cancelOne }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: say.sure }).click();
      await expect(page.getByText(say.refunded)).toBeVisible();
      await expect(sheet.getByRole('checkbox')).toHaveCount(1);
      const [, , , cancelled] = say.status;
      await expect(sheet.getByRole('listitem').filter({ hasText: cancelled })).toHaveCount(1);
    });
  });
}
