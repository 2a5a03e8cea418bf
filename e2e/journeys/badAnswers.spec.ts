import { HomePage } from '../support/homePage';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const say = words.en;
const CALLS = /\/wps\/(?:relay|wallets|account)\//;

// Whatever is no answer becomes the same error in the client (`shared/api`): one of them tells how home takes it.
test('home stays usable when the platform answers HTML with status 200, and recovers', async ({ page }) => {
  await page.route(CALLS, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Bad gateway</html>' }),
  );
  await page.goto('/');
  await expect(page.getByRole('link', { name: say.logIn })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: say.home })).toBeVisible();
  const games = page.getByRole('alert').filter({ hasText: 'Games did not load' });
  await expect(games).toBeVisible({ timeout: 20_000 });

  await page.unroute(CALLS);
  const retry = games.getByRole('button', { name: 'Try again' });
  // Another part of home may have asked the same again meanwhile: then there is nothing left to press.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(page.getByRole('tablist', { name: say.categories })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
  await page.reload();
  await new HomePage(page, say).isWhole();
});
