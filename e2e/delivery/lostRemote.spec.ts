import { rename } from 'node:fs/promises';
import path from 'node:path';
import { HomePage } from '../support/homePage';
import { expect, test } from '../support/test';
import { words } from '../support/words';
import { type OwnSite, startOwnSite } from './ownSite';

const say = words.en;

/** A remote, the name that its cards say, how many slots of home are its, and one that is not. */
const losses = [
  { folder: 'mfe-games', card: 'Games unavailable', slots: 3, rest: say.offers },
  { folder: 'mfe-messages', card: 'Messages unavailable', slots: 2, rest: say.categories },
] as const;

/** For the start of a site. */
const START_LIMIT_MS = 180_000;

// One after another: they take releases away from the same site.
test.describe.configure({ mode: 'default' });

let site: OwnSite;
test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  site = await startOwnSite();
});
test.afterAll(() => site?.stop());

for (const { folder, card, slots, rest } of losses) {
  test(`home works without ${folder}, and a retry brings it back`, {
    tag: ['@FD-027', '@FD-028', '@FD-031'],
  }, async ({ page, troubles }) => {
    const releases = path.join(site.store, 'releases', folder);
    const away = path.join(site.store, `${folder}.away`);
    const cards = page.getByRole('alert').filter({ hasText: card });
    await rename(releases, away);
    try {
      await page.goto(`http://aurora.localhost:${site.ports.EDGE_PORT}/`);
      await expect(cards).toHaveCount(slots, { timeout: 30_000 });
      const neighbour = page
        .getByRole('region', { name: rest })
        .or(page.getByRole('tablist', { name: rest }));
      await expect(neighbour).toBeVisible();
      await page.getByRole('navigation').getByRole('link', { name: say.promotions }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.getByRole('navigation').getByRole('link', { name: say.home }).click();
      await expect(cards).toHaveCount(slots, { timeout: 30_000 });
    } finally {
      await rename(away, releases);
    }
    for (let left = slots; left > 0; left -= 1) {
      await cards.first().getByRole('button', { name: 'Reload' }).click();
      await expect(cards).toHaveCount(left - 1);
    }
    await new HomePage(page, say).isWhole();
    // A script that is not there is refused by the browser, and says so: that is the point here.
    troubles.length = 0;
  });
}
