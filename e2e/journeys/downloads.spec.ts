import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { startFromHomeScreen, userAgents } from '../support/devices';
import { countLayoutShift, layoutShift, MAX_SHIFT } from '../support/layoutShift';
import { quiet } from '../support/quiet';
import { expect, test } from '../support/test';

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

/** Nothing on home speaks of installing, also after the time that the popup takes. */
async function offersNothing(page: Page): Promise<void> {
  await page.clock.install();
  await openHome(page);
  await page.clock.runFor(10_000);
  await expect(bar(page)).toHaveCount(0);
  await expect(icon(page)).toHaveCount(0);
  await expect(stripWays(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** What this origin answers at an address, asked by the page: Node cannot resolve the merchants' names. */
function ask(page: Page, href: string | null) {
  return page.evaluate(async (address) => {
    const answer = await fetch(address);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  }, href ?? '');
}

// Pages come in with a fade; axe would measure the colours of a page that is half there.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('Safari on an iPhone', () => {
  test.use({ userAgent: userAgents.safari });

  test('leads from the bar to the profile', { tag: ['@HS-078', '@HS-086', '@HS-090'] }, async ({ page }) => {
    await openHome(page);
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

  test('offers shortcut, profile and app once a session, and how to add it by hand', {
    tag: ['@HS-088', '@HS-091', '@HS-093'],
  }, async ({ page }) => {
    await openHome(page);
    await expect(popup(page).getByRole('listitem')).toHaveCount(3);
    await expect(popup(page).getByRole('link')).toHaveText([/iOS profile/, /iOS app/]);
    expect(await axeFindings(page)).toEqual([]);
    await popup(page).getByRole('button', { name: 'Add to Home Screen' }).click();
    const panel = page.getByRole('dialog', { name: 'Add to Home Screen' });
    await expect(panel.getByRole('listitem')).toHaveText([/Share button/, /Add to Home Screen/, /Tap Add/]);
    await expect(panel.getByRole('link', { name: 'Download the profile' })).toBeVisible();
    await expect(panel.getByRole('note')).toHaveCount(0);
    await expect(popup(page)).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);

    await page.clock.install();
    await page.reload();
    await expect(icon(page)).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await icon(page).click();
    await expect(popup(page)).toBeVisible();
  });

  test('keeps the bar closed', { tag: '@HS-081' }, async ({ page }) => {
    await openHome(page);
    await bar(page).getByRole('button', { name: 'Hide the app offer' }).click();
    await expect(bar(page)).toHaveCount(0);
    await openHome(page);
    await expect(bar(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('hideDownloadBar'))).toBe('1');
  });
});

test.describe('Safari of iOS 12.1', () => {
  test.use({ userAgent: userAgents.oldSafari });

  test('warns on the page and in the panel', { tag: ['@HS-090', '@HS-092'] }, async ({ page }) => {
    await page.goto('/m/app');
    await expect(page.getByRole('heading', { level: 1, name: 'Get the app' })).toBeVisible();
    await expect(page.getByText(/This device has iOS 12\.1\./)).toBeVisible();
    await page.getByRole('button', { name: 'Add to Home Screen' }).click();
    const panel = page.getByRole('dialog', { name: 'Add to Home Screen' });
    await expect(panel.getByRole('note')).toContainText('Update iOS if your device can.');
  });
});

test.describe('Chrome on an iPhone', () => {
  test.use({ userAgent: userAgents.iosChrome });

  test('has no bar, and sends every download to Safari', { tag: ['@HS-084', '@HS-089'] }, async ({
    page,
    context,
  }) => {
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

    await page.goto('/m/down');
    await page.getByRole('button', { name: 'Download for iOS' }).click();
    await expect(notice).toBeVisible();
  });
});

test.describe('Chrome on Android', () => {
  test.use({ userAgent: userAgents.android });

  test('leads to the Android app from bar, icon, strip and popup', {
    tag: ['@HS-029', '@HS-074', '@HS-078', '@HS-087', '@HS-088'],
  }, async ({ page }) => {
    await openHome(page);
    await expect(bar(page)).toBeVisible();
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

  test('shows the bar on home alone', { tag: '@HS-014' }, async ({ page }) => {
    await openHome(page, '/');
    await expect(bar(page)).toBeVisible();
    for (const path of ['/m/down', '/m/login', '/m/activity']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
      await expect(icon(page)).toHaveCount(0);
    }
  });

  test('moves nothing by the bar, on the first visit or a later one', { tag: '@HS-080' }, async ({
    page,
  }) => {
    await countLayoutShift(page);
    for (const _visit of ['first', 'second']) {
      await openHome(page);
      await expect(bar(page)).toBeVisible();
      await quiet(page);
      expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
    }
  });

  for (const width of [320, 360, 390]) {
    test(`fits the header of guests and members at ${width} pixels`, { tag: '@HS-029' }, async ({
      page,
      signIn,
    }) => {
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await page.setViewportSize({ width, height: 700 });
      await openHome(page);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await signIn('player01');
      await page.goto('/m/home');
      await expect(page.getByRole('banner').getByText(/\d\.\d{2}/)).toBeVisible();
      expect(await overflow()).toBeLessThanOrEqual(0);
      const menu = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
      expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width);
    });
  }

  test.describe('in Thai, at the other merchant', () => {
    test.use({ merchant: 'lagoon', language: 'th', theme: 'light' });

    test('says all that in Thai, and its links answer', { tag: ['@HS-087', '@SH-030'] }, async ({ page }) => {
      await page.goto('/m/home');
      await page.getByRole('complementary', { name: 'แนะนำแอป' }).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 2, name: 'Lagoon บนมือถือของคุณ' })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      for (const name of ['ดาวน์โหลดสำหรับ Android', 'ดาวน์โหลดสำหรับ iOS']) {
        const href = await page.getByRole('link', { name }).getAttribute('href');
        expect([href, (await ask(page, href)).status]).toEqual([href, 200]);
      }
    });
  });

  test('keeps the bar for members where the merchant says so', { tag: '@HS-085' }, async ({
    page,
    signIn,
  }) => {
    await page.goto('/m/down');
    const status = JSON.parse((await ask(page, '/wps/system/status')).text);
    status.value.info.resources.downloadBarLogin = true;
    await page.route('**/wps/system/status', (route) => route.fulfill({ json: status }));
    await openHome(page);
    await expect(icon(page)).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await signIn('player01');
    await page.goto('/m/home');
    await expect(bar(page)).toBeVisible();
  });
});

test.describe('a computer', () => {
  test.use({ userAgent: userAgents.computer, isMobile: false, viewport: { width: 1280, height: 900 } });

  test('gets both guides and the address for the phone', { tag: ['@HS-029', '@HS-074'] }, async ({
    page,
  }) => {
    await openHome(page);
    await expect(icon(page)).toHaveCount(0);
    await expect(stripWays(page)).toHaveCount(2);
    await bar(page).getByRole('link').click();
    await expect(page.getByRole('region', { name: 'iPhone and iPad' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Android' })).toBeVisible();
    await expect(page.getByText(`${new URL(page.url()).origin}/m/down`)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
});

test.describe('the native app', () => {
  test.use({ userAgent: userAgents.nativeApp });

  test('is offered nothing', { tag: ['@HS-029', '@HS-074', '@HS-079', '@SH-029'] }, async ({ page }) => {
    await offersNothing(page);
  });
});

test.describe('the home screen of an iPhone', () => {
  test.use({ userAgent: userAgents.homeScreen });

  test('offers nothing to the installed web app', {
    tag: ['@HS-029', '@HS-074', '@HS-082', '@SH-029'],
  }, async ({ page }) => {
    await startFromHomeScreen(page);
    await offersNothing(page);
  });

  test('offers the app to a web clip, which stays one on every page', {
    tag: ['@HS-083', '@SH-029'],
  }, async ({ page }) => {
    await startFromHomeScreen(page);
    await openHome(page, '/?WEBCLIP=1');
    await openHome(page);
    await expect(bar(page)).toBeVisible();
    await icon(page).click();
    await expect(popup(page).getByRole('listitem')).toHaveText([/iOS app/]);
    await page.goto('/m/down');
    await expect(page.getByRole('link', { name: 'Download for iOS' })).toHaveAttribute('href', /\/ios$/);
  });
});
