import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { userAgents } from '../support/devices';
import { HomePage } from '../support/homePage';
import { countLayoutShift, layoutShift } from '../support/layoutShift';
import { logIn } from '../support/logIn';
import { quiet } from '../support/quiet';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const say = words.en;

const popup = (page: Page) => page.getByRole('dialog', { name: 'News from Aurora' });
const appOffer = (page: Page) => page.getByRole('dialog', { name: 'Get Aurora on your phone' });
const heading = (page: Page) => popup(page).getByRole('heading', { level: 2 }).filter({ visible: true });
const close = (page: Page) => popup(page).getByRole('button', { name: 'Close' }).click();

/** The offer of the app waits for 3 s on home; with time to spare. */
const APP_OFFER_DUE_MS = 6_000;

const GUESTS = 'Welcome to Aurora';
const MEMBERS = ['The fishing league is on', 'Play within your limits'] as const;

/** The lists that the page asks for. */
function askedLists(page: Page): string[] {
  const lists: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/MCSFE_getListAnnouncements') && searchParams.get('types') === 'PU')
      lists.push(searchParams.get('execution') ?? '');
  });
  return lists;
}

/** The pop-up waits for a page that has loaded and is at rest, however long that takes a slow machine. */
async function comes(page: Page): Promise<void> {
  await quiet(page);
  await expect(popup(page)).toBeVisible();
}

type SignIn = (account: string) => Promise<void>;

async function openAsMember(page: Page, signIn: SignIn): Promise<void> {
  await signIn('player01');
  await page.goto('/m/home');
  await comes(page);
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: say.openMenu }).click();
  await page.getByRole('button', { name: say.logOut }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.logOut }).click();
}

test.use({ loginPopup: true });

test('greets guests and members each with their own list, once', { tag: '@HS-070' }, async ({ page }) => {
  const lists = askedLists(page);
  await page.goto('/m/home');
  await comes(page);
  await expect(heading(page).getByText(GUESTS)).toBeVisible();
  expect(lists).toEqual(['B']);
  await close(page);
  await expect(popup(page)).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: say.logIn }).click();
  await logIn(page, say, 'player01');
  await expect(page).toHaveURL(/\/m\/home$/);
  await comes(page);
  await expect(popup(page).getByText(MEMBERS[0])).toBeVisible();
  await expect(popup(page).getByText(GUESTS)).toHaveCount(0);
  expect(lists).toEqual(['B', 'A']);
  await close(page);

  await page.getByRole('navigation').getByRole('link', { name: say.promotions }).click();
  await page.getByRole('navigation').getByRole('link', { name: say.home }).click();
  await new HomePage(page, say).isWhole();
  expect(lists).toEqual(['B', 'A']);

  await logOut(page);
  await comes(page);
  await expect(popup(page).getByText(GUESTS)).toBeVisible();
  expect(lists).toEqual(['B', 'A', 'B']);
});

test('a slide takes 400 ms', { tag: '@HS-071' }, async ({ page, signIn }) => {
  await openAsMember(page, signIn);
  const lasted = popup(page)
    .getByRole('list')
    .evaluate(
      (track) =>
        new Promise<number>((resolve) => {
          track.addEventListener('transitionend', (event) => {
            if (event.target === track) resolve((event as TransitionEvent).elapsedTime * 1_000);
          });
        }),
    );
  await popup(page).getByRole('button', { name: 'Next message' }).click();
  expect(await lasted).toBeCloseTo(400);
  await expect(popup(page).getByText(MEMBERS[1])).toBeInViewport({ ratio: 1 });
  await expect(popup(page).getByText(MEMBERS[0])).not.toBeInViewport();
});

test('follows a finger', async ({ page, signIn }) => {
  await openAsMember(page, signIn);
  const box = await popup(page).getByRole('list').boundingBox();
  if (!box) throw new Error('There are no slides');
  const client = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', 280);
  for (const x of [250, 210, 170, 140]) await touch('touchMove', x);
  await expect(popup(page).getByRole('list')).toHaveAttribute('data-dragged', '');
  await touch('touchEnd');
  await expect(popup(page).getByText('2 of 2')).toBeAttached();
  await expect(popup(page).getByText(MEMBERS[1])).toBeInViewport({ ratio: 1 });
});

test('keeps the focus, gives it back, and closes with Esc', async ({ page }) => {
  await page.goto('/m/home');
  await page.getByRole('banner').getByRole('link', { name: say.logIn }).focus();
  await comes(page);
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(popup(page).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: say.logIn })).toBeFocused();
});

test('is not shown again on the day that the player said so', async ({ page }) => {
  const lists = askedLists(page);
  await page.goto('/m/home');
  await comes(page);
  await popup(page).getByRole('checkbox', { name: 'Do not show again today' }).check();
  await close(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.clock.install();
  await page.reload();
  await new HomePage(page, say).isWhole();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(lists).toEqual(['B']);
});

test('is not missed when its script or its list cannot be had', async ({ page }) => {
  await page.route(/expose_LoginPopup|types=PU&|types=PU$/, (route) => route.abort());
  await page.clock.install();
  await page.goto('/m/home');
  await new HomePage(page, say).isWhole();
  await page.clock.runFor(10_000);
  await expect(page.getByText('Messages unavailable')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('asks nothing of home before it has loaded, moves nothing, and is nobody’s largest paint', async ({
  page,
}) => {
  await countLayoutShift(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const entry = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
      document.documentElement.dataset.largest = entry.element?.closest('[role="dialog"]')
        ? 'dialog'
        : 'page';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/m/home', { waitUntil: 'commit' });
  await page.waitForLoadState();
  expect(asked.filter((url) => /types=PU(&|$)|PopupDialog|DialogPanel/.test(url))).toEqual([]);
  await comes(page);
  await expect(popup(page)).toHaveCSS('opacity', '1');
  expect(await layoutShift(page)).toBeLessThan(0.01);
  expect(await page.evaluate(() => document.documentElement.dataset.largest)).toBe('page');
});

test.describe('on a phone that the app is for', () => {
  test.use({ userAgent: userAgents.android });

  test('home is banners, notice strip, game menu, winners, pop-up, and on the next visit the app’s', {
    tag: ['@HS-068', '@HS-088'],
  }, async ({ page }) => {
    await page.goto('/m/home');
    const parts = [
      page.getByRole('region', { name: say.offers }),
      page.getByRole('region', { name: say.notices }),
      page.getByRole('tablist', { name: say.categories }),
      page.getByRole('region', { name: say.winners }),
    ];
    const tops: number[] = [];
    for (const part of parts) {
      await expect(part).toBeVisible();
      tops.push((await part.boundingBox())?.y ?? 0);
    }
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await comes(page);
    // The app's own would have come by then.
    await page.waitForFunction((due) => performance.now() > due, APP_OFFER_DUE_MS);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await close(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('navigation').getByRole('link', { name: say.promotions }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: say.home }).click();
    await expect(parts[3] as (typeof parts)[0]).toBeVisible();
    await quiet(page);
    await expect(appOffer(page)).toBeVisible();
    await expect(popup(page)).toHaveCount(0);
  });
});

for (const theme of ['dark', 'light'] as const) {
  test.describe(theme, { tag: '@each-variant' }, () => {
    test.use({ theme, contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 568 } });

    test('axe finds nothing, all is in reach at 320 pixels, and slides do not move', async ({
      page,
      signIn,
    }) => {
      await openAsMember(page, signIn);
      expect(await axeFindings(page, { within: '[role="dialog"]' })).toEqual([]);
      await expect(popup(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      await expect(popup(page).getByRole('list')).toHaveCSS('transition-duration', '0.001s');
    });
  });
}
