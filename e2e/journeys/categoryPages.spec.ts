import { scrollToEnd, tilesOf } from '../support/gameLists';
import { gameWords } from '../support/gameWords';
import { siteVariants } from '../support/site';
import { slowAnswers } from '../support/slowAnswers';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/* Category pages and the centres that lead to them. */

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

    test('each path opens its category', { tag: ['@GA-074', '@GA-075'] }, async ({ page }) => {
      for (const path of ['/m/esports', '/m/lott', '/m/elott', '/m/hot']) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(tilesOf(page).first()).toBeVisible();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        });
      }
    });

    test('the centres lead on', { tag: ['@GA-073', '@HS-016'] }, async ({ page }) => {
      for (const path of ['/m/gameCenter', '/m/games', '/m/game']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: game.gameCentre })).toBeVisible();
        await expect(page.getByRole('list', { name: game.categories }).getByRole('listitem')).toHaveCount(10);
      }
      await page.getByRole('link', { name: 'Kitehill' }).last().click();
      await expect(page).toHaveURL('/m/sports?vassalage=KITEHILL');
      await page.goto('/m/slotsCenter');
      await expect(page.getByRole('heading', { level: 1, name: game.slotsCentre })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
      await expect(page.getByRole('list', { name: game.newSlots })).toBeVisible();
      await page.getByRole('navigation', { name: game.kind }).getByRole('link').nth(1).click();
      await expect(page).toHaveURL('/m/rng?gameClassify=JP');
      await expect(tilesOf(page).first()).toBeVisible();
    });
  });
}
