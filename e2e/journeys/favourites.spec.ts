import type { Page } from '@playwright/test';
import { gameWords } from '../support/gameWords';
import { expect, test } from '../support/test';
import { named, words } from '../support/words';

/* More favourites than a page holds, and stars of guests. What one star does is in games.spec.ts. */

const ADD = '**/wps/relay/MCSFE_addFavoriteGameV2*';
const REMOVE = '**/wps/relay/MCSFE_removeFavoriteGameV2*';
const IDS = '**/wps/relay/MCSFE_getFavoriteGames?**';
const LIST = '**/wps/relay/MCSFE_getFavoriteGamesList?**';
/** One more than a page of the list screen. */
const STARS = 16;

interface FavouritesPage {
  readonly value: {
    readonly content: readonly unknown[];
    readonly pageNum: number;
    readonly totalPages: number;
  };
}

/** A new member each, whose stars are theirs alone. */
const variants = [
  { merchant: 'aurora', language: 'en', theme: 'dark' },
  { merchant: 'aurora', language: 'th', theme: 'light' },
] as const;

for (const variant of variants) {
  test.describe(`favourites, ${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);
    const say = words[variant.language];
    const game = gameWords[variant.language];
    const star = (page: Page, phrase: string) =>
      page.getByRole('button', { name: new RegExp(`^${named(phrase, '.+')}$`) });

    test('a guest’s star leads to the login page, and back to the list', {
      tag: '@GA-047',
    }, async ({ page }) => {
      await page.goto('/m/gameList?gameType=LIVE');
      await star(page, say.addFavourite).first().click();
      await expect(page).toHaveURL(`/m/login?return=${encodeURIComponent('/m/gameList?gameType=LIVE')}`);
    });

    test('are listed fifteen, twenty-five or ninety-nine a page, as the place wants it', {
      tag: ['@GA-043', '@GA-046', '@GA-048', '@GA-049', '@GA-050', '@RP-026', '@RP-027'],
    }, async ({ page, newMember }) => {
      await newMember();
      const idsAsked = page.waitForRequest(IDS);
      await page.goto('/m/gameList?gameType=RNG');
      const { searchParams } = new URL((await idsAsked).url());
      expect([searchParams.get('pageNo'), searchParams.get('pageSize')]).toEqual(['1', '100']);

      await test.step('each star is told to the platform', async () => {
        for (let stars = 0; stars < STARS; stars += 1) {
          const added = page.waitForResponse(ADD);
          await star(page, say.addFavourite).first().click();
          expect((await added).ok()).toBe(true);
        }
      });

      const sizeAt = async (open: () => Promise<unknown>) => {
        const [answered] = await Promise.all([page.waitForResponse(LIST), open()]);
        return [
          new URL(answered.url()).searchParams.get('pageSize'),
          (await answered.json()) as FavouritesPage,
        ] as const;
      };

      await test.step('the list screen has fifteen, and the rest as a player scrolls', async () => {
        const [size, { value }] = await sizeAt(() => page.goto('/m/gameList?gameType=RNG&type=favourites'));
        expect(size).toBe('15');
        expect(value.content).toHaveLength(15);
        expect([value.pageNum, value.totalPages]).toEqual([1, 2]);
        const tiles = page.getByRole('article');
        await expect(tiles.first()).toBeVisible();
        await expect(async () => {
          await page.mouse.wheel(0, 1_000);
          await expect(page.getByText(game.end)).toBeVisible({ timeout: 500 });
        }).toPass();
        await expect(page.locator(`[aria-setsize="${STARS}"]`).first()).toBeVisible();
      });

      await test.step('a star taken away takes its game along', async () => {
        const removed = page.waitForResponse(REMOVE);
        await star(page, say.removeFavourite).last().click();
        expect((await removed).ok()).toBe(true);
        await expect(page.locator(`[aria-setsize="${STARS - 1}"]`).first()).toBeVisible();
      });

      await test.step('a category’s page has twenty-five', async () => {
        await page.goto('/m/sports');
        const [size] = await sizeAt(() =>
          page
            .getByRole('group', { name: say.providers })
            .getByRole('button', { name: say.favourites })
            .click(),
        );
        expect(size).toBe('25');
      });

      await test.step('home has ninety-nine', async () => {
        await page.goto('/m/home');
        const [size, { value }] = await sizeAt(() =>
          page.getByRole('tab', { name: say.favourites, exact: true }).click(),
        );
        expect(size).toBe('99');
        expect(value.content).toHaveLength(STARS - 1);
      });
    });
  });
}
