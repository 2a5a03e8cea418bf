import type { Page, Request } from '@playwright/test';
import { listCalls, scrollToEnd, tilesOf } from '../support/gameLists';
import { gameWords } from '../support/gameWords';
import { expect, test } from '../support/test';

/* An endless list in the running site. Its tabs, empty states and bad input are tested with the page. */

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('an endless list asks for one page a second, is found again by back and reload, and is narrowed by its filter', {
  tag: [
    '@GA-018',
    '@GA-019',
    '@GA-024',
    '@GA-027',
    '@GA-028',
    '@GA-030',
    '@GA-031',
    '@GA-032',
    '@GA-033',
    '@GA-034',
    '@GA-076',
    '@RP-024',
  ],
}, async ({ page }) => {
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

  await test.step('a filter narrows the list, and shows what it asked for', async () => {
    const calls = listCalls(page);
    const game = gameWords.en;
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
});
