import type { Page } from '@playwright/test';
import { openRecord, recordRows, recordVariants, totalsOf } from '../support/betRecord';
import { changeAnswer } from '../support/changeAnswer';
import { expect, test } from '../support/test';

/* The bet record with what no seeded player has: the largest sums, the longest names, no network. */

const RECORDS = '**/wps/relay/GCS_thirdPartyRecords?**';
const MOST = '999999999999.99';
const MARKUP = '<b>Bold</b> & <img src=x onerror=alert(1)> ';
const LONG_NAME = `${MARKUP}${'ซูเปอร์เมก้ามังกรทองพันล้าน'.repeat(6)}${'W'.repeat(120)}`;

const extremeTexts = {
  en: { offline: /No internet/, failed: 'Your bets did not load', again: 'Try again', choose: '30 days' },
  th: { offline: /อินเทอร์เน็ต/, failed: 'โหลดรายการเดิมพันไม่สำเร็จ', again: 'ลองอีกครั้ง', choose: '30 วัน' },
} as const;

interface Records {
  readonly list: readonly object[];
  readonly footer: object;
}

/** How far the page is wider than the screen, in px. */
const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const { say, game: _seeded, ...variant } of recordVariants) {
  test.describe(`${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);
    const text = extremeTexts[variant.language];

    test('the largest losses and longest names are shown whole or cut short, as text', {
      tag: '@RP-050',
    }, async ({ page, signIn }) => {
      await page.setViewportSize({ width: 320, height: 844 });
      await changeAnswer<Records>(page, RECORDS, ({ list, ...rest }) => ({
        ...rest,
        list: list.map((bet, place) => ({
          ...bet,
          ...(place === 0 && {
            gameName: LONG_NAME,
            vendorName: MARKUP.repeat(4).trim(),
            win: MOST,
            bet: MOST,
          }),
        })),
        footer: { bet: MOST, valid: MOST, win: '0.00', net: '-999999999999.99' },
      }));
      await signIn('player01');
      await openRecord(page, say, 'range=30days');
      const net = totalsOf(page, say).getByText('999,999,999,999.99').first();
      await expect(net).toContainText('\u2212฿');
      const [card, sum] = [await totalsOf(page, say).boundingBox(), await net.boundingBox()];
      expect((sum?.x ?? 0) + (sum?.width ?? 0)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0));

      const first = recordRows(page).first();
      await expect(first).toContainText(MARKUP.trim());
      await expect(first.locator('b, img[src="x"]')).toHaveCount(0);
      // Somebody can read what it was, beside amounts as long as that.
      const name = await first.getByText(MARKUP.trim()).first().boundingBox();
      expect(name?.width).toBeGreaterThan(80);
      expect(await sticksOut(page)).toBeLessThanOrEqual(0);
      await first.getByRole('button').click();
      await expect(page.getByRole('dialog').getByRole('heading')).toContainText(MARKUP.trim());
      await expect(page.getByRole('dialog').locator('b, img[src="x"]')).toHaveCount(0);
    });

    test('without a network it says so, keeps what is chosen, and goes on when asked', {
      tag: '@RP-050',
    }, async ({ page, context, signIn }) => {
      await signIn('player01');
      await openRecord(page, say, 'range=today');
      await expect(recordRows(page).first()).toBeVisible();
      await context.setOffline(true);
      await page.getByRole('button', { name: say.exportCsv }).click();
      await expect(page.getByText(text.offline).first()).toBeVisible();
      await page.getByRole('button', { name: text.choose }).click();
      await expect(page.getByRole('heading', { name: text.failed })).toBeVisible();
      await context.setOffline(false);
      // The site may have noticed by itself.
      const again = page.getByRole('button', { name: text.again });
      await expect(again.or(totalsOf(page, say)).first()).toBeVisible();
      if (await again.isVisible()) await again.click();
      await expect(recordRows(page).first()).toBeVisible();
      await expect(page).toHaveURL(/range=30days$/);
    });
  });
}
