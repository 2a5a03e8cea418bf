import type { FrameLocator, Page } from '@playwright/test';
import { moneyOf } from '../support/locks';
import { logIn } from '../support/logIn';
import { playWords } from '../support/playWords';
import { siteOrigin, sitePorts, siteVariants } from '../support/site';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const PLATFORM = `http://127.0.0.1:${sitePorts.PLATFORM_PORT}`;

/** The agent plays here: the journeys of the player compare its balance. */
const ACCOUNT = 'agent01';

const texts = {
  en: {
    lobby: 'Lottery',
    game: 'Evening Three Digits',
    groups: 'Groups of lotteries',
    thai: 'Thai lottery',
    results: 'Results: Evening Three Digits',
    lastThree: 'Last three',
    anyOrder: 'Three in any order',
    add: 'Add to slip',
    place: 'Place order',
    placed: /Order placed for draw/,
    cancelled: /is back in your balance/,
    cancel: 'Cancel Last three 1 · 2 · 3',
    cancelledState: 'Cancelled',
    recent: 'Played recently',
    close: 'Close lottery',
    frame: 'Lottery',
    numbers: 'Numbers drawn',
    failed: 'The lottery did not open',
  },
  th: {
    lobby: 'หวย',
    game: 'หวยสามตัวรอบเย็น',
    groups: 'กลุ่มหวย',
    thai: 'หวยไทย',
    results: 'ผลย้อนหลัง: หวยสามตัวรอบเย็น',
    lastThree: 'สามตัวท้าย',
    anyOrder: 'สามตัวโต๊ด',
    add: 'เพิ่มลงโพย',
    place: 'ส่งโพย',
    placed: /ส่งโพยงวด/,
    cancelled: /คืนเงิน/,
    cancel: 'ยกเลิก สามตัวท้าย 1 · 2 · 3',
    cancelledState: 'ยกเลิกแล้ว',
    recent: 'เล่นล่าสุด',
    close: 'ปิดหวย',
    frame: 'หวย',
    numbers: 'ผลที่ออกแล้ว',
    failed: 'เปิดหวยไม่สำเร็จ',
  },
} as const;

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');
const balanceIn = async (frame: FrameLocator) =>
  Number(((await frame.locator('#balance').textContent()) ?? '').replace(/[^\d.]/g, ''));

/** One digit in each row. */
async function pick(frame: FrameLocator, digits: string): Promise<void> {
  for (const [row, digit] of [...digits].entries())
    await frame.locator('.place').nth(row).getByRole('button', { name: digit, exact: true }).click();
}

/** Uses the launch token of a frame's address up before the frame does. */
async function useUp(page: Page, address: string): Promise<void> {
  const { pathname, search, searchParams } = new URL(address);
  const merchant = searchParams.get('merchant') ?? '';
  await page.request.get(`${PLATFORM}${pathname}${search}`, { headers: { merchant } });
}

/** Closes the open draw of a lottery before its time, as only the sandbox can. */
async function closeDraw(page: Page, gameId: string): Promise<void> {
  const closed = await page.request.post(`${PLATFORM}/sandbox/lottery/close`, { data: { gameId } });
  expect(closed.ok()).toBe(true);
}

// One after another: they close draws of the same lotteries.
test.describe.configure({ mode: 'default' });

for (const variant of siteVariants) {
  const { language } = variant;
  const say = texts[language];

  const lock = moneyOf(ACCOUNT, variant.merchant);
  test.describe(`the lottery, ${variant.merchant}, ${language}`, { lock }, () => {
    test.use(variant);

    test('a player orders, takes a bet back, and sees the numbers drawn', {
      tag: [
        '@GA-054',
        '@GA-056',
        '@GA-062',
        '@GA-063',
        '@GA-064',
        '@GA-065',
        '@RP-031',
        '@RP-032',
        '@RP-033',
      ],
    }, async ({ page }) => {
      const card = page
        .getByRole('tabpanel')
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: say.game, exact: true }) });
      const frame = frameOf(page);

      await test.step('the lobby counts the draws down, to a guest as well', async () => {
        await page.goto('/m/lottery');
        await expect(page.getByRole('heading', { level: 1, name: say.lobby })).toBeVisible();
        await page.getByRole('tablist', { name: say.groups }).getByRole('tab', { name: say.thai }).click();
        await expect(page).toHaveURL(/group=THAI/);
        await expect(card.getByRole('timer')).toContainText(/\d\d:\d\d/);
        await expect(card.getByRole('img', { name: /\d \d \d$/ })).toBeVisible();
      });

      await test.step('a guest logs in and comes back to the same group', async () => {
        await card.getByRole('button', { name: say.game, exact: true }).click();
        await expect(page).toHaveURL(/\/m\/login\?return=/);
        await logIn(page, words[language], ACCOUNT);
        await expect(page).toHaveURL(/\/m\/lottery\?group=THAI/);
      });

      await test.step('the lottery opens in its frame, without the session in its address', async () => {
        await card.getByRole('button', { name: say.game, exact: true }).click();
        await expect(page).toHaveURL(/\/m\/startLottery\?.*playType=trad/);
        await expect(frame.getByRole('heading', { level: 1, name: say.game })).toBeVisible();
        await expect(page).toHaveTitle(say.game);
        await expect(page.locator('iframe')).toHaveAttribute('title', say.game);
        const source = await page.locator('iframe').getAttribute('src');
        const session = await page.evaluate(
          () => sessionStorage.getItem('MC_SESSION_INFO') ?? localStorage.getItem('MC_SESSION_INFO') ?? '',
        );
        expect(session).toContain('token');
        expect(source).toContain('merchant=');
        expect(source).not.toContain(JSON.parse(session).token);
      });

      const before = await balanceIn(frame);
      await test.step('an order of two bets takes its stake', async () => {
        await frame.getByRole('button', { name: say.lastThree, exact: true }).click();
        await pick(frame, '123');
        await frame.getByRole('button', { name: say.add }).click();
        await frame.getByRole('button', { name: say.anyOrder, exact: true }).click();
        for (const digit of '456')
          await frame.locator('.digits').getByRole('button', { name: digit, exact: true }).click();
        await frame.getByRole('button', { name: say.place }).click();
        await expect(frame.locator('#notice')).toHaveText(say.placed);
        await expect.poll(() => balanceIn(frame)).toBeLessThan(before);
      });

      const staked = before - (await balanceIn(frame));
      await test.step('a bet that is taken back gives its stake back', async () => {
        await frame.getByRole('button', { name: say.cancel }).first().click();
        await expect(frame.locator('#notice')).toHaveText(say.cancelled);
        await expect.poll(() => balanceIn(frame)).toBeCloseTo(before - staked / 2, 2);
        await expect(frame.locator('.order').first().getByText(say.cancelledState)).toBeVisible();
      });

      const numero = (await frame.locator('#numero').textContent()) ?? '';
      await test.step('the numbers of the draw show once it has closed', async () => {
        const { searchParams } = new URL(page.url());
        await closeDraw(page, searchParams.get('gameId') ?? '');
        await page.reload();
        const results = frame.getByRole('region', { name: say.numbers });
        await expect(
          results.getByRole('listitem').filter({ hasText: numero }).getByRole('img'),
        ).toBeVisible();
        await expect(frame.locator('.order').first().locator('.ball')).toHaveCount(3);
        await expect(frame.locator('#numero')).not.toHaveText(numero);
      });

      await test.step('the lobby has them too, and the lottery among those played last', async () => {
        await page.goto('/m/lottery?group=THAI');
        await expect(
          page.getByRole('region', { name: say.recent }).getByRole('button', { name: say.game }),
        ).toBeVisible();
        await card.getByRole('button', { name: say.results }).click();
        await expect(page.getByRole('dialog').getByText(numero)).toBeVisible();
      });
    });

    test('a lottery that was pressed without a network opens when that is back, by one launch token and another', {
      tag: ['@GA-063'],
    }, async ({ page, context, signIn }) => {
      await signIn(ACCOUNT);
      const card = page.getByRole('tabpanel').getByRole('button', { name: say.game, exact: true });
      const heading = frameOf(page).getByRole('heading', { level: 1, name: say.game });

      await test.step('it opens by itself once there is a network again', async () => {
        await page.goto('/m/lottery?group=THAI');
        await expect(card).toBeVisible();
        await context.setOffline(true);
        await card.click();
        await expect(page).toHaveURL(/\/m\/startLottery/);
        const again = page
          .getByRole('main')
          .getByRole('button', { name: words[language].tryAgain, exact: true });
        await expect(again.last()).toBeVisible();
        await context.setOffline(false);
        await expect(heading).toBeVisible();
      });

      await test.step('a launch token that is used or old is replaced once', async () => {
        await page.goto('/m/lottery?group=THAI');
        // The first token is used up on its way to the frame.
        let used = 0;
        await page.route('**/m/lotto-h5/**/games/**', async (route) => {
          used += 1;
          if (used === 1) await useUp(page, route.request().url());
          await route.continue();
        });
        await card.click();
        await expect(heading).toBeVisible();
        expect(used).toBe(2);
      });

      await test.step('and when that one does not open it either, there is a way to try again', async () => {
        await page.unroute('**/m/lotto-h5/**/games/**');
        let spoiled = 0;
        await page.route('**/m/lotto-h5/**/games/**', async (route) => {
          spoiled += 1;
          if (spoiled <= 2) await useUp(page, route.request().url());
          await route.continue();
        });
        await page.reload();
        await expect(page.getByRole('heading', { name: say.failed })).toBeVisible();
        await page.getByRole('button', { name: playWords[language].tryAgain }).click();
        await expect(heading).toBeVisible();
      });

      await test.step('the small way out leads to the game centre', async () => {
        await expect(page.getByRole('link', { name: say.close })).toHaveAttribute('href', '/m/game');
        await page.getByRole('link', { name: say.close }).click();
        await expect(page).toHaveURL(`${siteOrigin(variant.merchant)}/m/game`);
      });
    });
  });
}
