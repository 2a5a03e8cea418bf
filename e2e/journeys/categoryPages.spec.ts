import { scrollToEnd, tilesOf } from '../support/gameLists';
import { gameWords } from '../support/gameWords';
import { siteVariants } from '../support/site';
import { slowAnswers } from '../support/slowAnswers';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/* The pages of categories. The centres that lead to them are in centres.spec.ts. */

for (const variant of siteVariants) {
  test.describe(`category pages, ${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);
    const say = words[variant.language];
    const game = gameWords[variant.language];

    test('a category page has tabs by provider, searches, and does not end before its end', {
      tag: ['@GA-011', '@GA-025', '@GA-035', '@GA-036', '@GA-037', '@GA-074', '@GA-075'],
    }, async ({ page }) => {
      await page.goto('/m/sports');
      await expect(tilesOf(page).first()).toBeVisible();
      const bar = page.getByRole('group', { name: say.providers });
      await expect(bar.getByRole('button').first()).toHaveText(game.all);
      await bar.getByRole('button', { name: 'Kitehill' }).click();
      await expect(page).toHaveURL('/m/sports?vassalage=KITEHILL');
      await bar.getByRole('button', { name: game.hot, exact: true }).click();
      await expect(tilesOf(page)).toHaveCount(1);
      await bar.getByRole('button', { name: game.all, exact: true }).click();
      await expect.poll(() => tilesOf(page).count()).toBeGreaterThan(9);
      await scrollToEnd(page);
      await expect(async () => {
        await scrollToEnd(page);
        await expect(page.getByText(game.end)).toBeVisible({ timeout: 500 });
      }).toPass();

      await slowAnswers(page, 1_000);
      await page.getByRole('searchbox').fill('muay thai final');
      await expect(page.getByText(game.wait)).toBeVisible();
      await expect(tilesOf(page)).toHaveCount(1);
      await expect(page.getByText(game.wait)).toBeHidden();
    });
  });
}
