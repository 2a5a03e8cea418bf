import type { Page } from '@playwright/test';
import { siteVariants } from '../support/site';
import { expect, test } from '../support/test';

/** What a player reads and types, in each language of the contents. */
const said = {
  en: {
    open: 'Search',
    field: 'Search games and providers',
    games: 'Games',
    places: 'Categories and providers',
    recent: 'Recent searches',
    mistaken: 'tempel of tides',
    meant: 'Temple of Tides',
    marked: ['Temple', 'of', 'Tides'],
  },
  th: {
    open: 'ค้นหา',
    field: 'ค้นหาเกมและค่ายเกม',
    games: 'เกม',
    places: 'หมวดและค่ายเกม',
    recent: 'ค้นหาล่าสุด',
    // A vowel is missing.
    mistaken: 'กลงน้ำ',
    meant: 'เจดีย์กลางน้ำ',
    marked: ['กลางน้ำ'],
  },
} as const;

type Said = (typeof said)[keyof typeof said];

const field = (page: Page, say: Said) => page.getByRole('searchbox', { name: say.field });
const games = (page: Page, say: Said) => page.getByRole('list', { name: say.games, exact: true });

for (const variant of siteVariants) {
  test.describe(`the search over all games, ${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);
    const say = said[variant.language];

    test('leads from home to a game by a name with a mistake, finds its state again, and leads to a provider', async ({
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

      await test.step('by keyboard alone it leads to the list of a provider, and back to what was found', async () => {
        await field(page, say).fill('');
        await expect(game).toBeHidden();
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
    });
  });
}
