import { HomePage } from '../support/homePage';
import { logIn } from '../support/logIn';
import { expect, test } from '../support/test';
import { words } from '../support/words';
import { keptAddresses, keptText, workerHasHome } from '../support/workerCaches';

const say = words.en;

test.use({ serviceWorkers: 'allow' });

for (const variant of [
  { merchant: 'aurora', language: 'en', theme: 'dark' },
  { merchant: 'lagoon', language: 'th', theme: 'light' },
] as const) {
  test.describe(`${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);

    test('starts without a network with what it last showed, and goes on when there is one', {
      tag: ['@HS-096', '@HS-035'],
    }, async ({ page, context }) => {
      const said = words[variant.language];
      const home = new HomePage(page, said);
      await page.goto('/');
      await home.isWhole();
      await workerHasHome(page);

      await test.step('a page that is opened without one opens by itself when there is one', async () => {
        await context.setOffline(true);
        await page.getByRole('link', { name: said.allNotices }).first().click();
        const none = page.getByRole('heading', { name: said.noInternet });
        await expect(none).toBeVisible();
        await context.setOffline(false);
        await expect(none).toBeHidden();
        await expect(page.getByRole('heading', { level: 1, name: said.announcements })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('tab', { name: said.slots, exact: true })).toBeVisible();
      });

      await context.setOffline(true);
      await page.reload();
      const games = page.getByRole('list', { name: said.hotNow }).getByRole('article');
      await expect(games.first()).toBeVisible();
      const picture = games.first().locator('img').first();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
      await expect(page.getByRole('region', { name: said.offers }).getByRole('link').first()).toBeVisible();
      const lost = page.getByRole('status').filter({ hasText: said.offline });
      const silent = page.getByRole('status').filter({ hasText: said.unreachable });
      await expect(lost.or(silent)).toBeVisible();

      await context.setOffline(false);
      await expect(lost.or(silent)).toBeHidden();
      await page.getByRole('tab', { name: said.slots, exact: true }).click();
      await page.getByRole('link', { name: said.showMoreSlots }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });
}

test('opens a deep link without a network: as it was, or saying that there is none', {
  tag: '@HS-096',
}, async ({ page, context }) => {
  await page.goto('/m/home');
  await workerHasHome(page);
  await page.goto('/m/gameList');
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  const name = (await first.textContent()) ?? '';

  await context.setOffline(true);
  // Some versions of Chromium forget at a navigation that they were told to be offline, and go on without a network.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.goto('/m/gameList?from=home');
  await expect(page.getByRole('article').first()).toHaveText(name);

  // Nobody has opened this one yet: home's document takes it, and its remote is not here.
  await page.goto('/m/notice');
  await expect(page.getByRole('heading', { name: say.noInternet })).toBeVisible();
});

test('says that there is no internet where nothing of the site is left', {
  tag: '@HS-096',
}, async ({ page, context }) => {
  await page.goto('/m/home');
  await workerHasHome(page);
  // A browser that needs room takes what it likes.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (!name.includes('offline')) await caches.delete(name);
  });
  await context.setOffline(true);
  await page.goto('/m/activity');
  await expect(page.getByRole('heading', { name: words.th.noInternet })).toBeVisible();
  await expect(page.getByRole('heading', { name: say.noInternet })).toBeVisible();
  await expect(page.locator('main')).toHaveCSS('display', 'flex');

  await context.setOffline(false);
  await page.getByRole('link', { name: say.tryAgain }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.promotions })).toBeVisible();
});

test('keeps nothing of a member who has gone, and never what is a member’s alone', async ({ page }) => {
  await page.goto('/m/home');
  await workerHasHome(page);
  await page.getByRole('banner').getByRole('link', { name: say.logIn }).click();
  await logIn(page, say, 'player01');
  const home = new HomePage(page, say);
  await expect(home.balanceChip()).toBeVisible();
  const ofSession = async () =>
    Object.values(await keptAddresses(page))
      .flat()
      .filter((address) => address.includes('session='));
  await expect.poll(ofSession).not.toEqual([]);

  const token = await page.evaluate(
    () => JSON.parse(localStorage.MC_SESSION_INFO ?? sessionStorage.MC_SESSION_INFO).token as string,
  );
  const kept = await keptText(page);
  expect(kept).not.toContain(token);
  expect(kept).not.toContain('player01');
  expect(kept).not.toMatch(/"(?:sumBalance|wallets)"/);
  for (const address of Object.values(await keptAddresses(page)).flat())
    expect(address).not.toMatch(/\/wps\/(?:wallet|member|session|message|system\/status)/);

  await page.getByRole('banner').getByRole('button', { name: say.openMenu }).click();
  await page.getByRole('dialog').getByRole('button', { name: say.logOut }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.logOut }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: say.logIn })).toBeVisible();
  await expect.poll(ofSession).toEqual([]);
});
