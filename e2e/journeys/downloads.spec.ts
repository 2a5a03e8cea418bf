import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { startFromHomeScreen, userAgents } from '../support/devices';
import { countLayoutShift, expectStill } from '../support/layoutShift';
import { quiet } from '../support/quiet';
import { expect, test } from '../support/test';

/** Of phones, the narrowest first. */
const WIDTHS = [320, 360, 390];

const bar = (page: Page) => page.getByRole('complementary', { name: 'App offer' });
const icon = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Get the app' });
const popup = (page: Page) => page.getByRole('dialog', { name: 'Get Aurora on your phone' });
const strip = (page: Page) => page.getByRole('region', { name: 'Notices' });
const stripWays = (page: Page) => strip(page).getByRole('link', { name: /^App for/ });

/** Home, with all its parts. */
async function openHome(page: Page, path = '/m/home'): Promise<void> {
  await page.goto(path);
  await expect(strip(page).getByRole('link', { name: 'All notices' })).toBeVisible();
}

/** In this tab the popup has come already: none comes by itself while the page is pressed and measured. */
const afterPopup = (page: Page) =>
  page.addInitScript(() => {
    // The first document has no storage.
    if (window.origin !== 'null') sessionStorage.setItem('downloadPopup', '1');
  });

/** What this origin answers at an address, asked by the page: Node cannot resolve the merchants' names. */
function ask(page: Page, href: string | null) {
  return page.evaluate(async (address) => {
    const answer = await fetch(address);
    return { type: answer.headers.get('content-type'), text: await answer.text() };
  }, href ?? '');
}

// Pages come in with a fade; axe would measure the colours of a page that is half there.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('Safari on an iPhone', () => {
  test.use({ userAgent: userAgents.safari });

  test('is told of it by a popup once a session, is led to the profile by the bar, and keeps that closed', {
    tag: ['@HS-078', '@HS-081', '@HS-086', '@HS-088', '@HS-090', '@HS-091', '@HS-093'],
  }, async ({ page }) => {
    await openHome(page);
    const panel = page.getByRole('dialog', { name: 'Add to Home Screen' });

    await test.step('the popup offers shortcut, profile and app, and tells how to add it by hand', async () => {
      await expect(popup(page).getByRole('listitem')).toHaveCount(3);
      await expect(popup(page).getByRole('link')).toHaveText([/iOS profile/, /iOS app/]);
      expect(await axeFindings(page)).toEqual([]);
      await popup(page).getByRole('button', { name: 'Add to Home Screen' }).click();
      await expect(panel.getByRole('listitem')).toHaveText([/Share button/, /Add to Home Screen/, /Tap Add/]);
      await expect(panel.getByRole('link', { name: 'Download the profile' })).toBeVisible();
      await expect(popup(page)).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect(panel).toHaveCount(0);
    });

    await test.step('the bar leads to the profile', async () => {
      await bar(page).getByRole('link').click();
      await expect(page).toHaveURL(/\/m\/down$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Get the app' })).toBeVisible();
      await expect(page.getByText('Needs iOS 12.4 or later.')).toBeVisible();
      const href = await page.getByRole('link', { name: 'Download for iOS' }).getAttribute('href');
      const answer = await ask(page, href);
      expect(answer.type).toContain('application/x-apple-aspen-config');
      expect(answer.text).toContain(`<string>${new URL(page.url()).origin}/?WEBCLIP=1</string>`);
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('after a reload the bar is still closed, and the popup comes when it is asked for', async () => {
      await page.goBack();
      await bar(page).getByRole('button', { name: 'Hide the app offer' }).click();
      await expect(bar(page)).toHaveCount(0);
      await page.clock.install();
      await page.reload();
      await expect(icon(page)).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
      await page.clock.runFor(10_000);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await icon(page).click();
      await expect(popup(page)).toBeVisible();
    });
  });
});

test.describe('Chrome on an iPhone', () => {
  test.use({ userAgent: userAgents.iosChrome });

  test('has no bar, and is sent to Safari with a link that it can copy', {
    tag: ['@HS-084', '@HS-089'],
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHome(page);
    await expect(bar(page)).toHaveCount(0);
    await icon(page).click();
    await popup(page).getByRole('button', { name: 'iOS profile' }).click();
    const notice = page.getByRole('dialog', { name: 'Open this in Safari' });
    await expect(notice).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await notice.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const origin = new URL(page.url()).origin;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/m/down`);
  });
});

test.describe('Chrome on Android', () => {
  test.use({ userAgent: userAgents.android });

  test('leads to the Android app from bar, icon, strip and popup, and moves and cuts off nothing', {
    tag: ['@HS-029', '@HS-074', '@HS-078', '@HS-080', '@HS-087', '@HS-088'],
  }, async ({ page, signIn }) => {
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await countLayoutShift(page);
    await afterPopup(page);

    await test.step('the bar moves nothing, on the first visit or a later one', async () => {
      for (const _visit of ['first', 'second']) {
        await openHome(page);
        await expect(bar(page)).toBeVisible();
        await quiet(page);
        await expectStill(page);
      }
    });

    await test.step('the header of guests has room at each width', async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 });
        await expect.poll(overflow).toBeLessThanOrEqual(0);
      }
    });

    await test.step('icon and strip lead to the app', async () => {
      await expect(stripWays(page)).toHaveCount(1);
      await icon(page).click();
      await expect(popup(page).getByRole('listitem')).toHaveCount(1);
      await expect(popup(page).getByRole('link', { name: 'Android app' })).toBeVisible();
      await page.keyboard.press('Escape');
      await stripWays(page).click();
      await expect(page).toHaveURL(/\/m\/down#android$/);
      await page.getByRole('link', { name: 'Download for Android' }).click();
      await expect(page.getByRole('heading', { name: 'Aurora for Android' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('link', { name: 'Download for Android' })).toBeVisible();
    });

    await test.step('the header of members has room at each width', async () => {
      await signIn('player01');
      await page.goto('/m/home');
      await expect(page.getByRole('banner').getByText(/\d\.\d{2}/)).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 });
        await expect.poll(overflow).toBeLessThanOrEqual(0);
        const menu = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
        expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    });
  });
});

test.describe('the home screen of an iPhone', () => {
  test.use({ userAgent: userAgents.homeScreen });

  test('offers the app to a web clip, which stays one on every page', {
    tag: ['@HS-083', '@SH-029'],
  }, async ({ page }) => {
    await startFromHomeScreen(page);
    await afterPopup(page);
    await openHome(page, '/?WEBCLIP=1');
    await openHome(page);
    await icon(page).click();
    await expect(popup(page).getByRole('listitem')).toHaveText([/iOS app/]);
    await page.keyboard.press('Escape');
    await bar(page).getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Download for iOS' })).toHaveAttribute('href', /\/ios$/);
  });
});
