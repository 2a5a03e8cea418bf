import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { quiet } from '../support/quiet';
import { CORAL, merchants, type SiteCode, siteOrigin, sitePorts } from '../support/site';
import { words } from '../support/words';
import { expect, FOREIGN, listenTo, liveSite, test } from './fixtures/coral';

const say = words.en;
const CLUB = { en: 'Coral Club', th: 'คอรัลคลับ' };
const OWN_OFFERS = 'Fresh from the reef';

interface Look {
  merchant: string | undefined;
  host: string | undefined;
  language: string;
  accent: string;
  mark: string;
}

/** What of a merchant's own is in the document. */
const lookOf = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const root = document.documentElement;
    return {
      merchant: root.dataset.merchant,
      host: root.dataset.hostRelease,
      language: root.lang,
      accent: getComputedStyle(root).getPropertyValue('--s-accent'),
      mark: document.getElementById('brand-mark')?.innerHTML ?? '',
    };
  });

test('three merchants stand side by side by host name, each in its own look, on one release of the host', {
  tag: '@FD-013',
}, async ({ page }) => {
  const looks: Look[] = [];
  for (const merchant of [...merchants, CORAL] satisfies SiteCode[]) {
    await page.goto(siteOrigin(merchant));
    await expect(page.getByRole('article').first()).toBeVisible();
    looks.push(await lookOf(page));
  }
  expect(looks.map(({ merchant }) => merchant)).toEqual(['aurora', 'lagoon', 'coral']);
  expect(new Set(looks.map(({ host }) => host)).size).toBe(1);
  expect(new Set(looks.map(({ accent }) => accent)).size).toBe(3);
  expect(new Set(looks.map(({ mark }) => mark)).size).toBe(3);
});

test('who never chose has the merchant’s own language and theme', {
  tag: '@FD-013',
}, async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(siteOrigin(CORAL));
  await expect(page.getByRole('banner').getByRole('link', { name: say.logIn })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.close();
});

test('a merchant shows its own remote in the place of promotions, and the others theirs', {
  tag: '@FD-014',
}, async ({ page }) => {
  const noise = listenTo(page);
  await page.goto('/m/activity');
  await expect(page.getByRole('heading', { level: 1, name: say.promotions })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: OWN_OFFERS })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(noise.asked.filter((url) => url.includes(`/${FOREIGN.mfe_promotions}/`))).not.toEqual([]);
  expect(noise.asked.filter((url) => url.includes('/mfe-promotions/'))).toEqual([]);
  expect(noise.complaints).toEqual([]);

  await page.goto(`${siteOrigin('aurora')}/m/activity`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(OWN_OFFERS)).toBeHidden();
});

test('only the documents differ: what host and remotes are made of is the same release everywhere', {
  tag: ['@FD-011', '@FD-014'],
}, async () => {
  const [aurora, coral] = await Promise.all([liveSite('aurora'), liveSite(CORAL)]);
  expect(coral.host).toBe(aurora.host);
  for (const remote of ['mfe_auth', 'mfe_games', 'mfe_messages'])
    expect(coral.microFrontends[`site/${remote}`]).toEqual(aurora.microFrontends[`site/${remote}`]);
  expect(Object.keys(aurora.microFrontends)).not.toContain('site/mfe_coral_club');
});

test('a remote that the host has never heard of brings a page and its way into the menu', {
  tag: '@FD-012',
}, async ({ page }) => {
  const noise = listenTo(page);
  await page.goto('/m/home');
  await page.getByRole('button', { name: say.openMenu }).click();
  await page.getByRole('dialog').getByRole('link', { name: CLUB.en }).click();

  await expect(page).toHaveURL(/\/m\/club$/);
  await expect(page.getByRole('banner').getByRole('heading', { level: 1, name: CLUB.en })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(CLUB.en));
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('heading', { level: 3, name: 'Pearl' })).toBeVisible();

  await page.getByRole('link', { name: 'See offers' }).click();
  await expect(page.getByRole('heading', { level: 2, name: OWN_OFFERS })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: CLUB.en })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: say.back }).click();
  await expect(page).toHaveURL(/\/m\/home$/);

  await page.goto('/m/club');
  await expect(page.getByRole('heading', { level: 3, name: 'Pearl' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: say.back }).click();
  await expect(page).toHaveURL(/\/m\/(?:club|home)$/);
  expect(noise.complaints).toEqual([]);
});

test('what one merchant adds, no other has', { tag: ['@FD-012', '@FD-013'] }, async ({ page }) => {
  const noise = listenTo(page);
  await page.goto(`${siteOrigin('aurora')}/m/club`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: say.openMenu }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: say.announcements })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: CLUB.en })).toBeHidden();
  expect(noise.asked.filter((url) => url.includes('coral'))).toEqual([]);
  expect(noise.complaints).toEqual([]);
});

test('without the agents’ remote there is no page of it, no way to it, and no complaint', {
  tag: '@FD-015',
}, async ({ page, signIn }) => {
  const noise = listenTo(page);
  await signIn('agent01');
  await page.goto('/m/home');
  await page.getByRole('navigation').getByRole('button', { name: say.invite }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invite friends' })).toBeVisible();
  await expect(page.getByRole('button', { name: say.openAgentPage })).toBeHidden();

  await page.getByRole('button', { name: say.openMenu }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: CLUB.en })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Agent page' })).toBeHidden();

  await page.goto('/m/agent');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: say.teamToday })).toBeHidden();
  expect(noise.asked.filter((url) => url.includes('mfe-agent'))).toEqual([]);
  expect(noise.complaints).toEqual([]);
});

test('the document of each merchant allows the frames that it lists, and no others', {
  tag: '@FD-033',
}, async ({ page }) => {
  const frames = async (merchant: SiteCode) => {
    const response = await page.goto(siteOrigin(merchant));
    return /frame-src ([^;]*)/.exec(response?.headers()['content-security-policy'] ?? '')?.[1];
  };
  // Lotteries of the site's own origin, and the demonstration vendor's games.
  expect(await frames('aurora')).toBe(`'self' http://localhost:${sitePorts.PLATFORM_PORT}`);
  expect(await frames(CORAL)).toBe('https://games.vendor.example');
});

const NARROW = { width: 320, height: 700 };

for (const { theme, language } of [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'th' },
] as const) {
  test.describe(`${theme}, ${language}`, { tag: '@each-variant' }, () => {
    test.use({ theme, language, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing, and nothing is wider than 320 pixels', async ({ page }) => {
      const opened = page.viewportSize() ?? NARROW;
      for (const path of ['/m/home', '/m/activity', '/m/club']) {
        await test.step(path, async () => {
          await page.setViewportSize(opened);
          await page.goto(path);
          await quiet(page);
          expect(await axeFindings(page)).toEqual([]);
          await page.setViewportSize(NARROW);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(width).toBeLessThanOrEqual(NARROW.width);
        });
      }
    });
  });
}
