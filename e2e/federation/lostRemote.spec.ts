import { rename } from 'node:fs/promises';
import path from 'node:path';
import { HomePage } from '../support/homePage';
import { siteData } from '../support/site';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const say = words.en;

/** A remote, what of home is its, what is not, and the name that its card says. */
const losses = [
  { folder: 'mfe-games', card: 'Games unavailable', rest: say.offers },
  { folder: 'mfe-messages', card: 'Messages unavailable', rest: say.categories },
] as const;

for (const { folder, card, rest } of losses) {
  test(`home works without ${folder}, and a retry brings it back`, {
    tag: ['@FD-027', '@FD-028', '@FD-031'],
  }, async ({ page, troubles }) => {
    const releases = path.join(siteData, 'store/releases', folder);
    const away = path.join(siteData, `store/${folder}.away`);
    await rename(releases, away);
    try {
      await page.goto('/');
      const cards = page.getByRole('alert').filter({ hasText: card });
      await expect(cards.first()).toBeVisible({ timeout: 30_000 });
      const neighbour = page
        .getByRole('region', { name: rest })
        .or(page.getByRole('tablist', { name: rest }));
      await expect(neighbour).toBeVisible();
      await page.getByRole('navigation').getByRole('link', { name: say.promotions }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.getByRole('navigation').getByRole('link', { name: say.home }).click();
      await expect(cards.first()).toBeVisible({ timeout: 30_000 });
    } finally {
      await rename(away, releases);
    }
    while (await page.getByRole('button', { name: 'Reload' }).count()) {
      await page.getByRole('button', { name: 'Reload' }).first().click();
      await expect(page.getByRole('alert').filter({ hasText: card })).toHaveCount(0);
    }
    await new HomePage(page, say).isWhole();
    // A script that is not there is refused by the browser, and says so: that is the point here.
    troubles.length = 0;
  });
}
