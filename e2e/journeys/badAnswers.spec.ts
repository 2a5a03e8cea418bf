import { HomePage } from '../support/homePage';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const say = words.en;
const CALLS = /\/wps\/(?:relay|wallets|account)\//;

/** What a platform, or something between it and the page, can answer that is no answer. */
const nonsense = [
  { title: 'HTML with status 200', status: 200, contentType: 'text/html', body: '<html>Bad gateway</html>' },
  {
    title: 'JSON of another form',
    status: 200,
    contentType: 'application/json',
    body: '{"success":true,"value":{"list":7}}',
  },
  { title: 'nothing', status: 200, contentType: 'application/json', body: '' },
  { title: 'an error without an envelope', status: 502, contentType: 'text/plain', body: 'upstream' },
] as const;

for (const { title, ...answer } of nonsense) {
  test(`home stays usable when the platform answers ${title}, and recovers`, async ({ page }) => {
    await page.route(CALLS, (route) => route.fulfill(answer));
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
}

test('nothing shows while it is not known whether it may, and a retry opens the site', async ({ page }) => {
  const status = '**/wps/system/status*';
  await page.route(status, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html></html>' }),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The site did not load' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.unroute(status);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
