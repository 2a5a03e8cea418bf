import type { Page } from '@playwright/test';
import { HomePage } from '../support/homePage';
import { logIn } from '../support/logIn';
import { moneyWords } from '../support/moneyWords';
import { expect, test } from '../support/test';
import { named, type Words, words } from '../support/words';

/** The same way through two brands, two languages and two themes; each with a game of its own to favour. */
const variants = [
  { merchant: 'aurora', language: 'en', theme: 'dark', game: 'Lotus Terrace' },
  { merchant: 'aurora', language: 'th', theme: 'light', game: 'Lucky Sevens' },
  { merchant: 'lagoon', language: 'en', theme: 'light', game: 'Ruby Orbit' },
  { merchant: 'lagoon', language: 'th', theme: 'dark', game: 'Kiln & Ember' },
] as const;

/** One slot at a time: another one waits for less than this after the last spin. */
const ANOTHER_SLOT_MS = 15_000;

/** Games of the list's first page. */
const FIRST_PAGE = 25;

// One after another: a merchant's variants play with one account, and each compares its balance.
test.describe.configure({ mode: 'default' });

for (const { game, ...variant } of variants) {
  test.describe(`${variant.merchant}, ${variant.language}, ${variant.theme}`, {
    tag: '@each-variant',
  }, () => {
    test.use(variant);
    const say = words[variant.language];

    test('a player comes in, finds a game, plays it and goes', {
      tag: [
        '@HS-001',
        '@HS-023',
        '@HS-057',
        '@HS-059',
        '@HS-068',
        '@HS-101',
        '@AU-013',
        '@GA-025',
        '@GA-027',
        '@GA-046',
        '@GA-058',
        '@ME-012',
        '@FD-013',
      ],
    }, async ({ page }) => {
      const home = new HomePage(page, say);
      await page.goto('/');
      await test.step('home shows what the lobby has, to a guest', () => home.isWhole());

      const before = await test.step('the login page leads back with the balance in the header', async () => {
        const sealed = page.waitForRequest((request) => request.url().endsWith('/wps/session/login'));
        await page.getByRole('banner').getByRole('link', { name: say.logIn }).click();
        await logIn(page, say, 'player01');
        const { headers, body } = await sealed.then((request) => ({
          headers: request.headers(),
          body: request.postData() ?? '',
        }));
        expect(headers.encryption).toBeTruthy();
        expect(body).not.toContain('Passw0rd1');
        await expect(page).toHaveURL(/\/m\/home$/);
        return home.balance();
      });

      await test.step('a category shows its games, and its list has no end until it ends', async () => {
        await page.getByRole('tab', { name: say.slots, exact: true }).click();
        await page.getByRole('link', { name: say.showMoreSlots }).click();
        await expect(page).toHaveURL(/\/m\/gameList\?/);
        const games = page.getByRole('tabpanel');
        await expect(games.getByRole('article').first()).toBeVisible();
        // One of a further page, by its place in the whole list; the end moves on while rows come, past any certain one.
        await expect(async () => {
          await scrollToEnd(page);
          const last = games.locator('[aria-posinset]').last();
          expect(Number(await last.getAttribute('aria-posinset'))).toBeGreaterThan(FIRST_PAGE);
          await expect(last).toContainText(/\S/, { timeout: 1_000 });
        }).toPass();
      });

      await test.step('a name finds a game, and its star keeps it', async () => {
        await page.getByRole('searchbox', { name: say.search }).fill(game.toLowerCase());
        await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(1);
        const kept = page.getByRole('button', { name: named(say.removeFavourite, game) });
        const add = page.getByRole('button', { name: named(say.addFavourite, game) });
        // A second try finds the star of the first.
        await expect(kept.or(add)).toBeVisible();
        if (await kept.isVisible()) await kept.click();
        await add.click();
        await expect(page.getByText(say.saved)).toBeVisible();
        await page.getByRole('tab', { name: say.favourites }).click();
        await expect(page.getByRole('button', { name: named(say.removeFavourite, game) })).toBeVisible();
      });

      const after = await test.step('two spins of it move the balance', async () => {
        await page
          .getByRole('article')
          .getByRole('button', { name: new RegExp(`^${game}`) })
          .first()
          .click();
        await expect(page.getByText(say.demonstration)).toBeVisible();
        const spins = await spinUntilMoved(page, say, 2);
        await page.getByRole('link', { name: say.backToLobby }).click();
        await expect(page).toHaveURL(/\/m\/gameList\?/);
        return spins;
      });

      await test.step('the wallet that was played with has it, and the header the new total', async () => {
        await page.goto('/m/member/home');
        await expect(page.getByRole('main')).toContainText(`฿${after}`);
        const wallet = page.getByRole('region', { name: moneyWords[variant.language].balance });
        const [total = ''] = /฿[\d,]+\.\d{2}/.exec((await wallet.textContent()) ?? '') ?? [];
        expect(total).not.toBe('');
        await page.getByRole('navigation').getByRole('link', { name: say.home, exact: true }).click();
        await expect(page).toHaveURL(/\/m\/home$/);
        await expect(home.balanceChip()).toContainText(total);
        expect(await home.balance()).not.toBe(before);
      });

      await test.step('an announcement opens where it stands', async () => {
        await page.getByRole('link', { name: say.allNotices }).click();
        await expect(page.getByRole('heading', { level: 1, name: say.announcements })).toBeVisible();
        const first = page.getByRole('main').getByRole('button').first();
        await first.click();
        await expect(first).toHaveAttribute('aria-expanded', 'true');
        await page.getByRole('button', { name: say.back }).click();
        await expect(page).toHaveURL(/\/m\/home$/);
      });

      await test.step('promotions are listed', async () => {
        await page.getByRole('navigation').getByRole('link', { name: say.promotions }).click();
        await expect(page.getByRole('heading', { level: 1, name: say.promotions })).toBeVisible();
        await expect(page.getByRole('article').nth(5)).toBeVisible();
      });

      await test.step('logging out asks first, and ends on home as a guest', async () => {
        await page.getByRole('button', { name: say.openMenu }).click();
        await page.getByRole('button', { name: say.logOut }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: say.logOut }).click();
        await expect(page).toHaveURL(/\/m\/home$/);
        await expect(page.getByRole('banner').getByRole('link', { name: say.logIn })).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toBeNull();
      });
    });
  });
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

/**
 * Spins at least so often, and on until the balance is another than before. Returns it as shown: that of the wallet
 * that the game plays with, which is not all that the player has.
 */
async function spinUntilMoved(page: Page, say: Words, atLeast: number): Promise<string> {
  const balance = page.getByRole('banner').getByRole('strong');
  const shown = async () => (await balance.textContent())?.replace('฿', '').trim() ?? '';
  await expect(balance).toHaveText(/\d\.\d{2}/);
  const before = await shown();
  const spinButton = page.getByRole('button', { name: say.spin, exact: true });
  for (let spin = 1; spin <= atLeast || (await shown()) === before; spin += 1) {
    const booked = page.waitForResponse((response) => response.url().endsWith('/sandbox/spin'));
    await spinButton.click();
    await booked;
    // The reels come to rest after the answer; then the balance is shown and the button is free. It rests longer where the
    // journey before this one has just played another slot.
    await expect(spinButton).toHaveAttribute('aria-disabled', 'false', { timeout: ANOTHER_SLOT_MS });
  }
  return shown();
}
