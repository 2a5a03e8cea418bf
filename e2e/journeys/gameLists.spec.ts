import type { Page, Request } from '@playwright/test';
import { listCalls, scrollToEnd, tilesOf } from '../support/gameLists';
import { gameWords } from '../support/gameWords';
import { siteVariants } from '../support/site';
import { expect, test } from '../support/test';

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const variant of siteVariants) {
  test.describe(`lists, ${variant.merchant}, ${variant.language}`, () => {
    test.use(variant);
    const game = gameWords[variant.language];

    test('each list asks for its games and has four tabs', {
      tag: ['@GA-016', '@GA-017', '@GA-021', '@GA-023', '@GA-029', '@GA-030'],
    }, async ({ page }) => {
      const calls = listCalls(page);
      for (const [path, gameType] of [
        ['/m/gameList', 'RNG'],
        ['/m/rng', 'RNG'],
        ['/m/live', 'LIVE'],
        ['/m/pvp', 'PVP'],
        ['/m/fish', 'FISH'],
        ['/m/gameList?gameType=ESPORTS', 'SPORTS'],
        ['/m/gameList?gameType=COCKFIGHT', 'SPORTS'],
      ] as const) {
        await test.step(`${path} asks for ${gameType}`, async () => {
          // The list before asks for no further page once it is gone.
          await page.goto('about:blank');
          calls.length = 0;
          await page.goto(path);
          await expect(tilesOf(page).first()).toBeVisible();
          await expect(page.getByRole('main').getByRole('tab')).toHaveText([...game.lists]);
          expect(Object.fromEntries(calls[0] ?? [])).toEqual({
            merchant: variant.merchant,
            clientType: '2',
            platform: 'html5',
            gameType,
            pageNo: '1',
            pageSize: '25',
            language: variant.language.toUpperCase(),
          });
        });
      }
    });

    test('bingo is asked for as slots of its class', { tag: ['@GA-022'] }, async ({ page }) => {
      const calls = listCalls(page);
      await page.goto('/m/gameList?gameType=BINGO');
      await expect(tilesOf(page).first()).toBeVisible();
      expect(Object.fromEntries(calls[0] ?? [])).toMatchObject({ gameType: 'RNG', gameClassify: 'BG' });
    });

    test('a filter narrows the list, and shows what it asked for', {
      tag: [
        '@GA-018',
        '@GA-019',
        '@GA-024',
        '@GA-030',
        '@RP-024',
        '@GA-031',
        '@GA-032',
        '@GA-033',
        '@GA-034',
        '@GA-076',
      ],
    }, async ({ page }) => {
      const calls = listCalls(page);
      await page.goto('/m/gameList?vassalage=MOONREEF&minLine=10');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Moonreef');
      await page.getByRole('button', { name: game.filter, exact: true }).click();
      const sheet = page.getByRole('dialog', { name: game.filter });
      const bets = sheet.getByRole('group', { name: game.minimumBet }).getByRole('button');
      await expect(bets).toHaveText([...game.bets]);
      await expect(sheet.getByRole('group', { name: game.kind }).getByRole('button')).toHaveCount(6);
      const others = sheet.getByRole('navigation', { name: game.otherCategories }).getByRole('link');
      const hrefs = await others.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toContain('/m/lottery');
      expect(hrefs.join()).not.toContain('ELOTT');
      await bets.nth(4).click();
      await sheet.getByRole('button').last().click();
      await expect(page).toHaveURL(/minBet=0\.50/);
      await expect
        .poll(() => Object.fromEntries(calls.at(-1) ?? []))
        .toMatchObject({ vassalage: 'MOONREEF', minBet: '0.50', minLine: '10', pageNo: '1' });
    });

    test('a guest sees the notice for two seconds, at the login page', {
      tag: ['@GA-053'],
    }, async ({ page }) => {
      await page.goto('/m/rng');
      await page.getByRole('tab', { name: game.lists[2] as string }).click();
      const notice = page.getByText(game.logInFirst);
      await expect(notice).toBeVisible();
      await expect(page).toHaveURL(/\/m\/login/);
      await expect(notice).toBeHidden({ timeout: 3_500 });
    });
  });
}

test('an endless list asks for one page a second, and is found again by back, reload and link', {
  tag: ['@GA-020', '@GA-027', '@GA-028'],
}, async ({ page, context }) => {
  const pagesAsked: Request[] = [];
  page.on('requestfinished', (request) => {
    if (/pageSize=25.*pageNo=[2-9]/.test(request.url())) pagesAsked.push(request);
  });
  await page.goto('/m/rng');
  await expect(tilesOf(page).first()).toBeVisible();
  for (const pages of [1, 2, 3]) {
    await expect(async () => {
      await scrollToEnd(page);
      expect(pagesAsked.length).toBeGreaterThanOrEqual(pages);
    }).toPass({ intervals: [50] });
  }
  // As the browser has them: the moment at which a request is seen here wavers.
  const times = pagesAsked.map((request) => request.timing().startTime);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  // The list asks a second apart; from there to the request a busy page takes now more, now less. Without the
  // throttle they would follow each other as fast as they are answered.
  for (const gap of gaps) expect(gap).toBeGreaterThan(600);

  await page.evaluate(() => window.scrollTo(0, 3_000));
  const seen = tilesOf(page).nth(8);
  await expect(seen).toBeInViewport();
  const name = (await seen.textContent()) ?? '';
  expect(await tilesOf(page).count()).toBeLessThan(40);

  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('link', { name: 'Live', exact: true }).click();
  await expect(page).toHaveURL(/gameType=LIVE/);
  await page.goBack();
  await expect.poll(() => place(page)).toBe(3_000);
  await expect(tilesOf(page).filter({ hasText: name })).toBeInViewport();
  await page.reload();
  await expect.poll(() => place(page)).toBe(3_000);
  await expect(tilesOf(page).filter({ hasText: name })).toBeInViewport();

  await page.goto('/m/gameList?type=hot&gameType=LIVE');
  await expect(page.getByRole('tab', { name: 'Hot', exact: true })).toHaveAttribute('aria-selected', 'true');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('tab', { name: 'Hot', exact: true })).toHaveAttribute('aria-selected', 'true');
});
