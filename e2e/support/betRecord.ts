import { expect, type Locator, type Page } from '@playwright/test';

/* The bet record as players see it, for the tests of its two tabs. */

export const recordVariants = [
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
      showOrders: /^Show [\d,]+ orders?$/,
      playAgain: 'Play again',
      exportCsv: 'Export as CSV',
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
      showOrders: /^แสดง [\d,]+ โพย$/,
      playAgain: 'เล่นอีกครั้ง',
      exportCsv: 'ส่งออกเป็น CSV',
      orders: 'โพยหวย',
      cancelOne: 'ยกเลิก 1 รายการ',
      sure: 'ยกเลิกรายการ',
      refunded: /คืน ฿10\.00/,
      status: ['รอผล', 'ชนะ', 'แพ้', 'ยกเลิก', 'คืนเงินแล้ว'],
    },
  },
] as const;

/** A day at the merchants, so many ago: `YYYY-MM-DD`. */
export const dayAgo = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(Date.now() - days * 86_400_000);

/** Amounts of a text in minor units, a real minus sign included. */
export const amountsIn = (text: string) =>
  [...text.matchAll(/(\u2212)?฿([\d,]+\.\d\d)/g)].map(
    ([, minus, figures = '']) => Number(figures.replace(/[,.]/g, '')) * (minus ? -1 : 1),
  );

/** Cells of a CSV file without its mark, head first. */
export function rowsOf(file: string): string[][] {
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

type Words = (typeof recordVariants)[number]['say'];

export const recordRows = (page: Page): Locator => page.getByRole('main').getByRole('listitem');

export const totalsOf = (page: Page, say: Words): Locator => page.getByRole('region', { name: say.totals });

/** Opens the record of the member who is signed in, at an address. */
export async function openRecord(page: Page, say: Words, search: string): Promise<void> {
  await page.goto(`/m/gameRecord?${search}`);
  await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
}
