import { expect, test } from '../support/test';
import { watch } from './faults/watch';

test('a late chunk that is lost takes its sheet alone, is told by its own class, and comes on a retry', {
  tag: ['@FD-029', '@FD-027'],
}, async ({ page, troubles }) => {
  const watched = watch(page);
  await page.goto('/m/gameList');
  // By element: a sheet takes the page behind it from the roles.
  const games = page.locator('main article');
  await expect(games.first()).toBeVisible();

  const late = (url: URL) => /\/mfe-games\/.*\.(?:js|css)$/.test(url.pathname);
  await page.route(late, (route) =>
    route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'This part did not load' });
  await expect(sheet).toBeVisible();
  await expect(games.first()).toBeVisible();
  await expect
    .poll(() => watched.faults)
    .toContainEqual({ fault: 'http', remote: 'mfe_games', release: expect.any(String) });
  expect(watched.faults.map(({ fault }) => fault)).not.toContain('render');

  await page.unroute(late);
  await sheet.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('dialog', { name: 'Filter', exact: true })).toBeVisible();
  await expect(sheet).toHaveCount(0);
  // The browser says what did not come: here that is the point.
  troubles.length = 0;
});
