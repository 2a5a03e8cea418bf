import type { Page } from '@playwright/test';
import { playWords } from '../support/playWords';
import { siteVariants } from '../support/site';
import { expect, test } from '../support/test';
import { named } from '../support/words';

/** What a player reads and types, in each language of the contents. */
const said = {
  en: {
    open: 'Search',
    field: 'Search games and providers',
    games: 'Games',
    places: 'Categories and providers',
    recent: 'Recent searches',
    failed: 'The search did not work',
    tryAgain: 'Try again',
    nothing: (text: string) => `Nothing is called “${text}”`,
    mistaken: 'tempel of tides',
    meant: 'Temple of Tides',
    marked: ['Temple', 'of', 'Tides'],
    only: 'koi',
  },
  th: {
    open: 'ค้นหา',
    field: 'ค้นหาเกมและค่ายเกม',
    games: 'เกม',
    places: 'หมวดและค่ายเกม',
    recent: 'ค้นหาล่าสุด',
    failed: 'ค้นหาไม่สำเร็จ',
    tryAgain: 'ลองอีกครั้ง',
    nothing: (text: string) => `ไม่พบ “${text}”`,
    // A vowel is missing.
    mistaken: 'กลงน้ำ',
    meant: 'เจดีย์กลางน้ำ',
    marked: ['กลางน้ำ'],
    only: 'เจดีย์',
  },
} as const;

type Said = (typeof said)[keyof typeof said];

const field = (page: Page, say: Said) => page.getByRole('searchbox', { name: say.field });
const games = (page: Page, say: Said) => page.getByRole('list', { name: say.games, exact: true });

for (const variant of siteVariants) {
  test.describe(`the search over all games, ${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);
    const say = said[variant.language];

    test('leads from home to a game by a name with a mistake, and finds its state again', async ({
      page,
    }) => {
      await page.goto('/m/home');
      await page.getByRole('link', { name: say.open, exact: true }).click();
      await expect(field(page, say)).toBeFocused();
      await page.keyboard.type(say.mistaken, { delay: 20 });
      const game = games(page, say).getByRole('button', { name: new RegExp(`^${say.meant}`) });
      await expect(game).toBeVisible();
      await expect(game.locator('mark')).toHaveText([...say.marked]);
      await expect(page).toHaveURL(/\/m\/search\?q=/);

      await page.reload();
      await expect(field(page, say)).toHaveValue(say.mistaken);
      await expect(game).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/m\/home$/);
      await page.goForward();
      await expect(game).toBeVisible();
    });

    test('leads by keyboard alone to the list of a provider, and back to what was found', async ({
      page,
    }) => {
      await page.goto('/m/search');
      await expect(field(page, say)).toBeFocused();
      await page.keyboard.type('monreef');
      const provider = page.getByRole('list', { name: say.places }).getByRole('link').first();
      await expect(provider).toContainText('Moonreef');
      await page.keyboard.press('ArrowDown');
      await expect(provider).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG&vassalage=MOONREEF$/);
      // Its address is there before the page: until then the field is the one that was left.
      await expect(field(page, say)).toBeHidden();
      await page.goBack();
      await expect(field(page, say)).toHaveValue('monreef');
      await expect(provider).toBeVisible();
      await field(page, say).focus();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { name: say.recent })).toBeVisible();
      await expect(page.getByRole('button', { name: 'monreef' })).toBeVisible();
    });

    test('tells of a game before it is opened, by keyboard alone', async ({ page }) => {
      const about = playWords[variant.language];
      await page.goto(`/m/search?q=${encodeURIComponent(say.meant)}`);
      const control = games(page, say).getByRole('button', { name: named(about.about, say.meant) });
      await control.focus();
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('dialog', { name: say.meant });
      for (const fact of [about.rtp, about.maxBet])
        await expect(sheet.getByText(fact, { exact: true })).toBeVisible();
      await expect(sheet.getByRole('button', { name: about.play, exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(control).toBeFocused();
      await expect(field(page, say)).toHaveValue(say.meant);
    });

    test('says that it failed, and finds when tried again', async ({ page }) => {
      await page.route(/\/wps\/games\/search/, (route) => route.abort());
      await page.goto(`/m/search?q=${encodeURIComponent(say.only)}`);
      await expect(page.getByText(say.failed)).toBeVisible();
      await page.unroute(/\/wps\/games\/search/);
      await page.getByRole('button', { name: say.tryAgain }).click();
      await expect(games(page, say).getByRole('listitem').first()).toBeVisible();
    });

    test('takes markup, wildcards and texts without an end for what they are', async ({ page }) => {
      for (const text of ['<img src=x onerror=alert(1)>', '%%%', '____']) {
        await page.goto(`/m/search?q=${encodeURIComponent(text)}`);
        await expect(page.getByRole('heading', { name: say.nothing(text) })).toBeVisible();
      }
      await page.goto(`/m/search?q=${'x'.repeat(1_500)}`);
      await expect(page.getByRole('heading', { name: say.nothing('x'.repeat(100)) })).toBeVisible();
      const refused = await page.evaluate(async () => {
        const answer = await fetch(`/wps/games/search?language=EN&text=${'x'.repeat(10_000)}`);
        return [answer.status, (await answer.json()).error.code];
      });
      expect(refused).toEqual([400, 'request.invalid']);
    });
  });
}
