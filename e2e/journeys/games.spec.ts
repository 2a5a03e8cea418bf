import type { Locator, Page } from '@playwright/test';
import { gameWords } from '../support/gameWords';
import { logIn } from '../support/logIn';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/*
 * The entrance in the running site. What each tab, chip and star does is tested with the component; lists are in
 * gameLists.spec.ts, and games that were played in launch.spec.ts.
 */

const HEADER_PX = 56;
/** 1.28 rem of the specification's page, whose rem is 50 px. */
const MENU_STEP_PX = 64;

const variants = [
  { merchant: 'aurora', language: 'en', theme: 'dark' },
  { merchant: 'aurora', language: 'th', theme: 'light' },
] as const;

const tiles = (within: Page | Locator) => within.getByRole('article');

async function middleOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.x + box.width / 2 : Number.NaN;
}

for (const variant of variants) {
  test.describe(`the entrance, ${variant.language}`, () => {
    test.use(variant);
    const say = words[variant.language];
    const game = gameWords[variant.language];
    const tab = (page: Page, index: number) =>
      page.getByRole('tab', { name: game.tabs[index] as string, exact: true });

    test('leads a guest through providers and categories, and to favourites by the login page', {
      tag: [
        '@GA-001',
        '@GA-002',
        '@GA-003',
        '@GA-005',
        '@GA-006',
        '@GA-007',
        '@GA-008',
        '@GA-009',
        '@GA-010',
        '@GA-012',
        '@GA-013',
        '@GA-014',
        '@GA-015',
        '@GA-075',
        '@RP-023',
      ],
    }, async ({ page }) => {
      const icons: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/vendors/')) icons.push(new URL(request.url()).pathname);
      });
      await page.goto('/m/home');
      const bar = page.getByRole('group', { name: say.providers });
      const hot = bar.getByRole('button', { name: game.hot, exact: true });

      await test.step('it has the tabs of the platform between Hot and Favourites, and begins with Hot', async () => {
        await expect(tab(page, 0)).toHaveAttribute('aria-selected', 'true');
        const list = page.getByRole('tablist', { name: say.categories });
        await expect(list.getByRole('tab')).toHaveText([...game.tabs]);
        await expect(hot).toHaveAttribute('aria-pressed', 'true');
        await expect(bar.getByRole('link', { name: game.all, exact: true })).toHaveAttribute(
          'href',
          '/m/gameList?gameType=RNG',
        );
        await expect
          .poll(() => icons)
          .toContainEqual(expect.stringMatching(/\/vendors\/MOONREEF-WHITE\.svg$/));
      });

      await test.step('an arrow key moves the providers by a step', async () => {
        const leftOf = async () => (await hot.boundingBox())?.x ?? Number.NaN;
        const left = await leftOf();
        await hot.press('ArrowRight');
        await expect.poll(leftOf).toBeCloseTo(left - MENU_STEP_PX, 0);
        await hot.press('ArrowLeft');
        await expect.poll(leftOf).toBeCloseTo(left, 0);
      });

      await test.step('the VIP service opens outside the site', async () => {
        await page
          .context()
          .route('https://service.aurora.example/**', (route) => route.fulfill({ body: 'VIP' }));
        const opening = page.waitForEvent('popup');
        await bar.getByText(game.vip, { exact: true }).click();
        const opened = await opening;
        await expect.poll(() => opened.url()).toBe('https://service.aurora.example/vip');
        await opened.close();
      });

      await test.step('a guest looks through all that does not open by itself', async () => {
        for (const index of [1, 2, 3, 4, 5, 6, 7, 8]) {
          await tab(page, index).click();
          await expect(tiles(page.getByRole('tabpanel')).first()).toBeVisible();
        }
        await tab(page, 0).click();
      });

      await test.step('the providers stay under the header, and the chosen one in the middle', async () => {
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

      await test.step('favourites are there for who logs in', async () => {
        await tab(page, 11).click();
        await expect(page).toHaveURL(/\/m\/login/);
        await logIn(page, say, 'agent01');
        await expect(page).toHaveURL(/\/m\/home\?category=FAV/);
        await expect(tab(page, 11)).toHaveAttribute('aria-selected', 'true');
      });
    });
  });
}
