import type { Page } from '@playwright/test';
import { changeAnswer } from '../support/changeAnswer';
import { gameWords } from '../support/gameWords';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/* The strip of hot games on home, over the list that the merchant has put together. */

const HOT_GAMES = '**/wps/relay/GCSGAME_hotGamesV2?**';

interface HotGames {
  readonly value: { readonly list: readonly { readonly gameName: string; readonly gameType: string }[] };
}

const variants = [
  { merchant: 'aurora', language: 'en', theme: 'dark', hotLive: 'Hot: Live' },
  { merchant: 'lagoon', language: 'th', theme: 'light', hotLive: 'คาสิโนสดยอดฮิต' },
] as const;

for (const { hotLive, ...variant } of variants) {
  test.describe(`hot games, ${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);
    const say = words[variant.language];
    const game = gameWords[variant.language];
    const seeAll = (page: Page, title: string) =>
      page.getByRole('heading', { name: title, exact: true }).locator('..').getByRole('link');

    test('are parted by category, titled HOT among the slots, and lead to all of them', {
      tag: ['@GA-039', '@GA-040', '@GA-041', '@RP-025'],
    }, async ({ page }) => {
      const answered = page.waitForResponse(HOT_GAMES);
      await page.goto('/m/home');
      const { list } = ((await (await answered).json()) as HotGames).value;
      const namesOf = (type: string) =>
        list.filter(({ gameType }) => gameType === type).map(({ gameName }) => gameName);

      await page.getByRole('tab', { name: say.slots, exact: true }).click();
      const slots = page.getByRole('list', { name: game.hot, exact: true });
      await expect(slots.getByRole('article')).toContainText(namesOf('RNG'));

      await page.getByRole('tab', { name: game.tabs[3] as string, exact: true }).click();
      await expect(page.getByRole('list', { name: hotLive }).getByRole('article')).toContainText(
        namesOf('LIVE'),
      );

      await page.getByRole('tab', { name: say.slots, exact: true }).click();
      await seeAll(page, game.hot).click();
      await expect(page).toHaveURL('/m/gameList?type=hot&gameType=RNG');
      await expect(page.getByRole('article')).toContainText(namesOf('RNG'));
    });

    test('have no strip where the merchant has none', { tag: ['@GA-010', '@GA-038'] }, async ({ page }) => {
      await changeAnswer(page, HOT_GAMES, () => ({ list: [] }));
      await page.goto('/m/home');
      await page.getByRole('tab', { name: say.slots, exact: true }).click();
      await expect(page.getByRole('list', { name: say.slots, exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: game.hot, exact: true })).toHaveCount(0);
      await expect(
        page.getByRole('group', { name: say.providers }).getByRole('button', { name: game.hot, exact: true }),
      ).toHaveCount(0);
    });
  });
}
