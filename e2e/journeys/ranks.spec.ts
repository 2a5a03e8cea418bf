import type { Page } from '@playwright/test';
import { picture } from '../support/pictures';
import { siteVariants } from '../support/site';
import { expect, test } from '../support/test';

/* What a player reads, said here again. */
const WORDS = {
  en: {
    deposits: 'Deposits',
    bets: 'Bets',
    depositRank: 'Deposit rank',
    betRank: 'Bet rank',
    board: /^Top deposits, .+First: /,
    retry: 'Picture did not load. Tap to retry',
    promotions: /All promotions/,
  },
  th: {
    deposits: 'ยอดฝาก',
    bets: 'ยอดเดิมพัน',
    depositRank: 'อันดับยอดฝาก',
    betRank: 'อันดับยอดเดิมพัน',
    board: /^อันดับยอดฝาก .+อันดับหนึ่ง /,
    retry: 'โหลดรูปไม่สำเร็จ แตะเพื่อลองใหม่',
    promotions: /โปรโมชันทั้งหมด/,
  },
} as const;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const variant of siteVariants) {
  const { merchant, language } = variant;
  const say = WORDS[language];

  test.describe(`${merchant}, ${language}`, () => {
    test.use(variant);

    test('each rank shows its own boards, a lost picture in its room too, and one press leads to the other', {
      tag: ['@HS-008', '@HS-011'],
    }, async ({ page, expectedTroubles }) => {
      expectedTroubles.push(/boards.*(404|500|ERR_FAILED)|Failed to load resource/);
      await page.route('**/cdn/boards/**', (route) => route.abort(), { times: 1 });
      await page.goto('/m/home');
      const asked = page.waitForRequest((request) => request.url().includes('groupName=m_deposit20'));
      await page.goto('/deposit-rank');
      await asked;
      await expect(title(page, say.depositRank)).toBeVisible();
      const again = page.getByRole('button', { name: say.retry });
      const room = await again.boundingBox();
      await picture(page, `ranks-failed-${merchant}`);
      await again.click();
      const board = page.getByRole('img', { name: say.board });
      await expect.poll(() => board.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBe(420);
      expect(await board.boundingBox()).toEqual(room);
      await picture(page, `ranks-deposits-${merchant}`);

      await page.getByRole('tab', { name: say.bets }).click();
      await expect(page).toHaveURL(/[^m]\/bet-rank$/);
      await expect(title(page, say.betRank)).toBeVisible();
      await expect(page.getByRole('tab', { name: say.bets, selected: true })).toBeVisible();
      await expect(board).toHaveCount(0);
      await page.getByRole('tab', { name: say.deposits }).press('Enter');
      await expect(page.getByRole('link', { name: say.promotions })).toBeVisible();
      // The ranks took each other's place: back leaves both.
      await page.goBack();
      await expect(page).toHaveURL(/\/m\/home$/);
    });
  });
}
