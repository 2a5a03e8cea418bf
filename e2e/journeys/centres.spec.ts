import { gameWords } from '../support/gameWords';
import { siteVariants } from '../support/site';
import { expect, test } from '../support/test';

/* Where the centres of games and of slots lead; what they say where answers are missing is tested at the component. */

for (const variant of siteVariants) {
  test.describe(`the centres, ${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);
    const game = gameWords[variant.language];

    test('every category and provider of the game centre leads to games, and the slots centre by kind', {
      tag: ['@GA-073', '@HS-016'],
    }, async ({ page }) => {
      const games = page.getByRole('main').getByRole('article');
      await page.goto('/m/gameCenter');
      await expect(page.getByRole('heading', { level: 1, name: game.gameCentre })).toBeVisible();
      const cards = page.getByRole('list', { name: game.categories, exact: true });
      await expect(cards.getByRole('article').first()).toBeVisible();
      await expect(cards.getByRole('listitem')).toHaveCount(10);
      const links = await cards
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links.length).toBeGreaterThan(20);
      expect(new Set(links).size).toBe(links.length);
      await page.getByRole('link', { name: 'Kitehill' }).last().click();
      await expect(page).toHaveURL('/m/sports?vassalage=KITEHILL');
      await expect(games.first()).toBeVisible();

      await page.goto('/m/slotsCenter');
      await expect(page.getByRole('heading', { level: 1, name: game.slotsCentre })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
      await page.getByRole('navigation', { name: game.kind }).getByRole('link').nth(1).click();
      await expect(page).toHaveURL('/m/rng?gameClassify=JP');
      await expect(games.first()).toBeVisible();
    });
  });
}
