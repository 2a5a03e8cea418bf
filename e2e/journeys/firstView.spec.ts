import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings } from '../support/axe';
import { holdBack } from '../support/holdBack';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/*
 * What pages show before any script of their application has run, in a merchant's own language and in the one that a
 * browser keeps, and how the application takes its place (decision 164).
 */

const HOST_SCRIPT = /\/host-shell\/[^/]+\/main\.[0-9a-f]+\.js$/;
/** How many of a hundred pixels may differ from those of the application, and how much a pixel may. */
const MOST_DIFFERENT = 1;
const PIXEL_LIMIT = 24;

/** Keeps the host's script back until it is let go. */
const holdApplication = (page: Page) => holdBack(page, HOST_SCRIPT);

const firstView = (page: Page) => page.locator('#first-view');

/** A busy machine draws the application for a while, out of sight. */
const expectTakenOver = (page: Page) => expect(firstView(page)).toHaveCount(0, { timeout: 20_000 });

/** Opens a page until its first view is dressed. */
async function openFirstView(page: Page, path = '/m/home'): Promise<void> {
  // It is drawn beside the start of the site.
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html[data-first-view="whole"]')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

/** Nothing is wrong in what stands there, and nothing moves when the application takes its place. */
async function expectSameAfterTakeOver(page: Page, letGo: () => void): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  await expect.poll(() => firstView(page).locator('img').evaluateAll(missingInView)).toEqual([]);
  const before = await picture(page);
  letGo();
  await expectTakenOver(page);
  await expectSame(page, before);
}

/** In the page: those of its pictures that a visitor would see, and that are not there yet. */
function missingInView(pictures: (HTMLElement | SVGElement)[]): string[] {
  const missing = pictures.filter((picture): picture is HTMLImageElement => {
    const { top, bottom, left, right } = picture.getBoundingClientRect();
    const isInView = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    return isInView && picture instanceof HTMLImageElement && !picture.complete;
  });
  return missing.map(({ src }) => src);
}

async function expectSame(page: Page, before: Buffer): Promise<void> {
  await expect(page.locator('#content [aria-busy="true"]')).toHaveCount(0);
  await expect.poll(async () => difference(before, await picture(page))).toBeLessThan(MOST_DIFFERENT);
}

/** The page without what moves: the figure of the jackpot, and the running titles. A style sheet would be refused. */
async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    const moving = ['mfe_games./Jackpot', 'mfe_messages./NoticeStrip'];
    for (const slot of moving)
      for (const part of document.querySelectorAll<HTMLElement>(`[data-slot="${slot}"] > *`))
        part.style.opacity = '0';
    // A lazy one that is out of sight is not fetched, and never ready.
    const fetched = [...document.images].filter((image) => image.complete || image.loading !== 'lazy');
    await Promise.allSettled(fetched.map((image) => image.decode()));
  });
  return page.screenshot({ animations: 'disabled', scale: 'css' });
}

/** Per cent of the pixels that differ. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).removeAlpha().raw().toBuffer()));
  if (a?.length !== b?.length || !a || !b) return 100;
  let different = 0;
  for (let pixel = 0; pixel < a.length; pixel += 3) {
    const most = Math.max(...[0, 1, 2].map((c) => Math.abs((a[pixel + c] ?? 0) - (b[pixel + c] ?? 0))));
    if (most > PIXEL_LIMIT) different += 1;
  }
  return (different / (a.length / 3)) * 100;
}

for (const { merchant, language, theme } of [
  { merchant: 'aurora', language: 'th', theme: 'dark' },
  { merchant: 'aurora', language: 'en', theme: 'light' },
  { merchant: 'lagoon', language: 'th', theme: 'light' },
] as const) {
  const say = words[language];
  test.describe(`${merchant}, ${language}, ${theme}`, { tag: '@each-variant' }, () => {
    test.use({ merchant, language, theme });

    test('home stands in the document, and the application takes its place without a change', {
      tag: ['@FD-035', '@HS-077'],
    }, async ({ page }) => {
      const letGo = await holdApplication(page);
      await openFirstView(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('banner').getByRole('link', { name: say.logIn })).toBeVisible();
      await expect(
        page.getByRole('region', { name: say.offers }).getByRole('img', { includeHidden: true }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: say.jackpot })).toBeVisible();
      await expect(page.getByRole('tab', { name: say.hot, exact: true })).toBeVisible();
      await expectSameAfterTakeOver(page, letGo);
    });
  });
}

test.describe('before the application is there', () => {
  const say = words.en;

  test('a link that was pressed opens as soon as it can, and back leads home', async ({ page }) => {
    const letGo = await holdApplication(page);
    await openFirstView(page);
    await page.getByRole('navigation').getByRole('link', { name: say.promotions }).click();
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: say.promotions })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('tab', { name: say.hot, exact: true })).toBeVisible();
  });

  test('a tab that was pressed is chosen', async ({ page }) => {
    const letGo = await holdApplication(page);
    await openFirstView(page);
    await page.getByRole('tab', { name: say.slots, exact: true }).click();
    letGo();
    await expectTakenOver(page);
    await expect(page.getByRole('tab', { name: say.slots, exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('a member sees the room of a balance, and no way to log in', async ({ page, signIn }) => {
    await signIn('player01');
    const letGo = await holdApplication(page);
    await openFirstView(page);
    await expect(firstView(page).getByRole('banner')).toBeVisible();
    await expect(page.getByRole('link', { name: say.logIn })).toHaveCount(0);
    await expect(firstView(page).getByRole('article')).toHaveCount(0);
    letGo();
    await expectTakenOver(page);
    await expect(page.getByRole('banner').getByRole('button', { name: /[\d,]+\.\d{2}/ })).toBeVisible();
  });

  for (const { path, title, cards } of [
    { path: '/m/activity', title: say.promotions, cards: 3 },
    { path: '/m/gameList?gameType=RNG', title: say.slots, cards: 12 },
  ]) {
    test(`${path} stands in its document`, { tag: '@FD-035' }, async ({ page }) => {
      const letGo = await holdApplication(page);
      await openFirstView(page, path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(firstView(page).getByRole('article')).toHaveCount(cards);
      await expectSameAfterTakeOver(page, letGo);
    });
  }

  test('the form of the login page can be filled in and sent', { tag: '@FD-035' }, async ({ page }) => {
    const letGo = await holdApplication(page);
    await openFirstView(page, '/m/login?return=%2Fm%2Factivity');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel(say.username).fill('player01');
    await page.getByLabel(say.password, { exact: true }).fill('Passw0rd1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/m\/login\?return=/);
    letGo();
    await expect(page).toHaveURL(/\/m\/activity$/);
    await expect(page.getByRole('heading', { level: 1, name: say.promotions })).toBeVisible();
  });

  test('what is typed into the login page stays where it is', async ({ page }) => {
    const letGo = await holdApplication(page);
    await openFirstView(page, '/m/login');
    await page.getByLabel(say.username).fill('player01');
    const before = await picture(page);
    letGo();
    await expectTakenOver(page);
    await expect(page.getByLabel(say.username)).toBeFocused();
    await expect(page.getByLabel(say.username)).toHaveValue('player01');
    await expectSame(page, before);
  });
});
