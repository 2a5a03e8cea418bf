import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { userAgents } from '../support/devices';
import { HomePage } from '../support/homePage';
import { countLayoutShift, expectStill } from '../support/layoutShift';
import { logIn } from '../support/logIn';
import { applicationShown, quiet } from '../support/quiet';
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

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: say.openMenu }).click();
  await page.getByRole('button', { name: say.logOut }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.logOut }).click();
}

/** Keeps, on the document, whether the largest paint so far is a dialog's. */
const watchLargestPaint = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const entry = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
      document.documentElement.dataset.largest = entry.element?.closest('[role="dialog"]')
        ? 'dialog'
        : 'page';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

test.use({ loginPopup: true });

test('greets guests and members each with their own list, once, and is in nobody’s way', {
  tag: ['@HS-070', '@HS-071'],
}, async ({ page }) => {
  const lists = askedLists(page);
  const logInLink = page.getByRole('banner').getByRole('link', { name: say.logIn });

  await test.step('asks nothing of home before it has loaded, moves nothing, and is not the largest paint', async () => {
    await countLayoutShift(page);
    await watchLargestPaint(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/m/home', { waitUntil: 'commit' });
    await page.waitForLoadState();
    expect(asked.filter((url) => /types=PU(&|$)|PopupDialog|DialogPanel/.test(url))).toEqual([]);
    await applicationShown(page);
    await logInLink.focus();
    await comes(page);
    await expect(popup(page)).toHaveCSS('opacity', '1');
    await expectStill(page, 0.01);
    expect(await page.evaluate(() => document.documentElement.dataset.largest)).toBe('page');
    await expect(heading(page).getByText(GUESTS)).toBeVisible();
    expect(lists).toEqual(['B']);
  });

  await test.step('keeps the focus, closes with Esc, and gives it back', async () => {
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(popup(page).locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await expect(logInLink).toBeFocused();
  });

  await test.step('a member has the other list', async () => {
    await logInLink.click();
    await logIn(page, say, 'player01');
    await expect(page).toHaveURL(/\/m\/home$/);
    await comes(page);
    await expect(popup(page).getByText(MEMBERS[0])).toBeVisible();
    await expect(popup(page).getByText(GUESTS)).toHaveCount(0);
    expect(lists).toEqual(['B', 'A']);
  });

  await test.step('a slide takes 400 ms', async () => {
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

  await test.step('follows a finger', async () => {
    const box = await popup(page).getByRole('list').boundingBox();
    if (!box) throw new Error('There are no slides');
    const client = await page.context().newCDPSession(page);
    const y = box.y + box.height / 2;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await touch('touchStart', 140);
    for (const x of [170, 210, 250, 280]) await touch('touchMove', x);
    await expect(popup(page).getByRole('list')).toHaveAttribute('data-dragged', '');
    await touch('touchEnd');
    await expect(popup(page).getByText('1 of 2')).toBeAttached();
    await expect(popup(page).getByText(MEMBERS[0])).toBeInViewport({ ratio: 1 });
    await close(page);
  });

  await test.step('once, until the list is the other one again', async () => {
    await page.getByRole('navigation').getByRole('link', { name: say.promotions }).click();
    await page.getByRole('navigation').getByRole('link', { name: say.home }).click();
    await new HomePage(page, say).isWhole();
    expect(lists).toEqual(['B', 'A']);

    await logOut(page);
    await comes(page);
    await expect(popup(page).getByText(GUESTS)).toBeVisible();
    expect(lists).toEqual(['B', 'A', 'B']);
  });
});

test.describe('on a narrow phone that the app is for', () => {
  test.use({
    userAgent: userAgents.android,
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 320, height: 568 },
  });

  test('home is banners, notice strip, game menu, winners, pop-up, and on the next visit the app’s', {
    tag: ['@HS-068', '@HS-088'],
  }, async ({ page, signIn }) => {
    await signIn('player01');
    await page.goto('/m/home');
    // The pop-up may be over them by the time they are looked at.
    const includeHidden = true;
    const parts = [
      page.getByRole('region', { name: say.offers, includeHidden }),
      page.getByRole('region', { name: say.notices, includeHidden }),
      page.getByRole('tablist', { name: say.categories, includeHidden }),
      page.getByRole('region', { name: say.winners, includeHidden }),
    ];
    const tops: number[] = [];
    for (const part of parts) {
      await expect(part).toBeVisible();
      tops.push((await part.boundingBox())?.y ?? 0);
    }
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));

    await test.step('axe finds nothing in either theme, all is in reach, and slides do not move', async () => {
      await comes(page);
      for (const theme of ['dark', 'light']) {
        // As the side menu does it (host-shell, preferences/theme.ts).
        await page.evaluate((chosen) => {
          document.documentElement.dataset.theme = chosen;
        }, theme);
        expect(await axeFindings(page, { within: '[role="dialog"]' })).toEqual([]);
      }
      await expect(popup(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      await expect(popup(page).getByRole('list')).toHaveCSS('transition-duration', '0.001s');
    });

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
