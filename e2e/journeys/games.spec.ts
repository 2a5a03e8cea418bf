import type { Locator, Page } from '@playwright/test';
import { gameWords } from '../support/gameWords';
import { countLayoutShift, layoutShift, MAX_SHIFT } from '../support/layoutShift';
import { logIn } from '../support/logIn';
import { quiet } from '../support/quiet';
import { expect, test } from '../support/test';
import { named, words } from '../support/words';

/*
 * Entrance, lists, favourites and recent games in the running site. The lists' bad input and what they send is
 * in gameLists.spec.ts.
 */

const HEADER_PX = 56;
/** 1.28 rem of the specification's page, whose rem is 50 px. */
const MENU_STEP_PX = 64;

const variants = [
  { merchant: 'aurora', language: 'en', theme: 'dark' },
  { merchant: 'aurora', language: 'th', theme: 'light' },
] as const;

const tiles = (within: Page | Locator) => within.getByRole('article');
const chip = (page: Page, providers: string, name: string) =>
  page.getByRole('group', { name: providers }).getByText(name, { exact: true });

for (const variant of variants) {
  test.describe(`the entrance, ${variant.language}`, () => {
    test.use(variant);
    const say = words[variant.language];
    const game = gameWords[variant.language];
    const tab = (page: Page, index: number) =>
      page.getByRole('tab', { name: game.tabs[index] as string, exact: true });

    test('has the tabs of the platform between Hot and Favourites, with the splits after their parents', {
      tag: ['@GA-001', '@GA-002', '@GA-005', '@GA-006', '@GA-075', '@RP-023'],
    }, async ({ page }) => {
      await page.goto('/m/home');
      await expect(tab(page, 0)).toHaveAttribute('aria-selected', 'true');
      const list = page.getByRole('tablist', { name: say.categories });
      await expect(list.getByRole('tab')).toHaveText([...game.tabs]);
      // A guest looks through all that does not open by itself.
      for (const index of [1, 2, 3, 4, 5, 6, 7, 8]) {
        await tab(page, index).click();
        await expect(tiles(page.getByRole('tabpanel')).first()).toBeVisible();
      }
    });

    test('asks a guest to log in for favourites, and comes back to them', {
      tag: ['@GA-003'],
    }, async ({ page }) => {
      await page.goto('/m/home');
      await tab(page, 11).click();
      await expect(page).toHaveURL(/\/m\/login/);
      await logIn(page, say, 'agent01');
      await expect(page).toHaveURL(/\/m\/home\?category=FAV/);
      await expect(tab(page, 11)).toHaveAttribute('aria-selected', 'true');
    });

    test('keeps the providers under the header, and the chosen one in the middle', {
      tag: ['@GA-008', '@GA-009', '@GA-010', '@GA-012', '@GA-013', '@GA-014'],
    }, async ({ page }) => {
      const icons: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/vendors/')) icons.push(new URL(request.url()).pathname);
      });
      await page.goto('/m/home');
      const bar = page.getByRole('group', { name: say.providers });
      await expect(bar.getByRole('button', { name: game.hot, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(bar.getByRole('link', { name: game.all, exact: true })).toHaveAttribute(
        'href',
        '/m/gameList?gameType=RNG',
      );
      await expect.poll(() => icons).toContainEqual(expect.stringMatching(/\/vendors\/MOONREEF-WHITE\.svg$/));

      await bar.getByRole('button', { name: 'Tidewell' }).click();
      await expect(page).toHaveURL(/vendor=TIDEWELL/);
      const chosen = bar.getByRole('button', { name: 'Tidewell' });
      await expect.poll(() => middleOf(chosen)).toBeCloseTo(195, -1);

      const games = page.getByRole('list', { name: 'Tidewell' });
      await expect(tiles(games)).toHaveCount(6);
      await page.getByRole('button', { name: `${game.more} Tidewell` }).click();
      await expect.poll(() => tiles(games).count()).toBeGreaterThan(6);
      await games.getByRole('article').last().scrollIntoViewIfNeeded();
      await expect.poll(async () => Math.round((await bar.boundingBox())?.y ?? 0)).toBe(HEADER_PX);
    });

    test('moves the providers by a step with an arrow key', { tag: '@GA-015' }, async ({ page }) => {
      await page.goto('/m/home');
      const bar = page.getByRole('group', { name: say.providers });
      const first = bar.getByRole('button', { name: game.hot, exact: true });
      const leftOf = async () => (await first.boundingBox())?.x ?? Number.NaN;
      const left = await leftOf();
      await first.press('ArrowRight');
      await expect.poll(leftOf).toBeCloseTo(left - MENU_STEP_PX, 0);
      await first.press('ArrowLeft');
      await expect.poll(leftOf).toBeCloseTo(left, 0);
    });

    test('opens the VIP service outside the site', { tag: ['@GA-007'] }, async ({ page }) => {
      await page
        .context()
        .route('https://service.aurora.example/**', (route) => route.fulfill({ body: 'VIP' }));
      await page.goto('/m/home');
      const opened = page.waitForEvent('popup');
      await chip(page, say.providers, game.vip).click();
      await expect.poll(async () => (await opened).url()).toBe('https://service.aurora.example/vip');
    });
  });
}

async function middleOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.x + box.width / 2 : Number.NaN;
}

test.describe('a category with one provider', () => {
  test.use({ merchant: 'lagoon' });
  const say = words.en;

  test('opens it at once: a guest at the login page, a member in the game', {
    tag: ['@GA-004', '@GA-054'],
  }, async ({ page }) => {
    await page.goto('/m/home');
    const cockfight = page.getByRole('tab', { name: 'Cockfight', exact: true });
    await cockfight.click();
    await expect(page).toHaveURL(/\/m\/login/);
    await logIn(page, say, 'player01');
    await expect(page).toHaveURL(/\/m\/home/);
    const launched = page.waitForRequest((request) => request.url().includes('/wps/game/launchGame'));
    await cockfight.click();
    expect(new URL((await launched).url()).searchParams.get('vendor')).toBe('HIGHROOST');
  });
});

test.describe('stars', () => {
  const say = words.en;
  const game = 'Orchid Roulette';
  const add = named(say.addFavourite, game);
  const remove = named(say.removeFavourite, game);

  test.beforeEach(async ({ page, signIn }) => {
    await signIn('agent01');
    await page.goto('/m/home');
  });

  test('turn at once and everywhere, and back when the platform refuses', {
    tag: ['@GA-042', '@GA-043', '@GA-044', '@GA-045', '@GA-046', '@GA-048'],
  }, async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/MCSFE_addFavoriteGameV2*', async (route) => {
      await asked;
      await route.fulfill({
        status: 500,
        json: { success: false, errorCode: 'unknown', message: 'Unknown error', traceId: 'e2e' },
      });
    });
    await page.getByRole('tab', { name: 'Live', exact: true }).click();
    const stars = page.getByRole('button', { name: add });
    // In the hot strip and in the section below it.
    await expect(stars).toHaveCount(2);
    await stars.first().click();
    await expect(page.getByRole('button', { name: remove })).toHaveCount(2);
    answer();
    await expect(stars).toHaveCount(2);
    await expect(page.getByText(say.saved)).toBeHidden();

    await page.unroute('**/MCSFE_addFavoriteGameV2*');
    await stars.first().click();
    await expect(page.getByText(say.saved)).toBeVisible();
    await expect(page.getByRole('button', { name: remove })).toHaveCount(2);

    await page.goto('/m/gameList?gameType=LIVE&type=favourites');
    await page.getByRole('button', { name: remove }).click();
    await expect(page.getByRole('button', { name: remove })).toHaveCount(0);
    await expect(page.getByText(say.saved)).toBeVisible();
    await page.goto('/m/gameList?gameType=LIVE');
    await expect(page.getByRole('button', { name: add })).toBeVisible();
  });
});

test.describe('recent games', () => {
  const say = words.en;

  test('hold a game that was opened, in its list and on home, without a jump', {
    tag: ['@GA-051', '@GA-052', '@RP-028'],
  }, async ({ page, signIn }) => {
    await signIn('agent01');
    await page.goto('/m/gameList?gameType=FISH&name=Turtle+Run');
    const noted = page.waitForResponse((response) => response.url().includes('GCS_addRecentGame'));
    await page.getByRole('button', { name: /^Turtle Run/ }).click();
    await noted;
    // The game has opened, in this page or in a frame of it.
    await expect.poll(() => page.frames().some((frame) => frame.url().includes('/sandbox/play'))).toBe(true);

    await page.goto('/m/gameList?gameType=FISH&type=recent');
    await expect(tiles(page).first()).toContainText('Turtle Run');

    await countLayoutShift(page);
    await page.goto('/m/home');
    const strip = page.getByRole('list', { name: gameWords.en.recent });
    await expect(tiles(strip).first()).toContainText('Turtle Run');
    await quiet(page);
    expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
  });

  test('are not on home for a guest', async ({ page }) => {
    await page.goto('/m/home');
    await expect(page.getByRole('list', { name: say.hotNow })).toBeVisible();
    await expect(page.getByRole('list', { name: gameWords.en.recent })).toHaveCount(0);
  });
});
