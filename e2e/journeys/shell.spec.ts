import type { Locator, Page } from '@playwright/test';
import { accessWords } from '../support/accessWords';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const say = words.en;
const access = accessWords.en;

/** The narrowest phone and a usual one, and how much of a title can be read there at least; in px. */
const PHONES = [
  { width: 320, title: 50, whole: false },
  { width: 390, title: 120, whole: true },
] as const;

/** Sees that these come to stand beside each other in this order, whole and inside the page. */
async function expectInARow(page: Page, parts: readonly Locator[]): Promise<void> {
  for (const part of parts) await expect(part).toBeVisible();
  // All of one moment: a balance that arrives moves its neighbours.
  await expect(async () => {
    let end = 0;
    for (const part of parts) {
      const { x, width } = (await part.boundingBox()) ?? { x: -1, width: 0 };
      expect(x).toBeGreaterThanOrEqual(end);
      end = x + width;
    }
    expect(end).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }).toPass();
}

/** Whether a press on the middle of it lands on it: what is clipped away is there as well. */
const isInSight = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Keeps, on the document, where each panel that slides from now on comes from and goes to. */
const watchSlides = (page: Page) =>
  page.evaluate(() => {
    const slides: string[] = [];
    // With the change of style that begins a slide, not with the frame that tells of it: a slide may be over by then.
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLElement) || target.getAttribute('role') !== 'dialog') continue;
        for (const { effect } of target.getAnimations()) {
          const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
          slides.push(`from ${frames[0]?.transform} to ${frames.at(-1)?.transform}`);
        }
        document.documentElement.dataset.slides = slides.join('; ');
      }
    });
    const attributeFilter = ['data-starting-style', 'data-ending-style'];
    observer.observe(document.body, { subtree: true, attributeFilter });
  });

test('guests see home, and go on from it: to a page and back, to register, to log in and to free play', {
  tag: [
    ...['@HS-002', '@HS-016', '@HS-017', '@HS-019', '@HS-020', '@HS-021', '@HS-022', '@HS-023', '@HS-100'],
    ...['@HS-101', '@AU-084', '@AU-086'],
  ],
}, async ({ page }) => {
  const banner = page.getByRole('banner');
  const logo = banner.getByRole('link', { name: 'Aurora, home' });
  const footer = page.getByRole('navigation', { name: 'Main' });
  const menu = banner.getByRole('button', { name: say.openMenu });
  const waysIn = [
    banner.getByRole('link', { name: say.logIn }),
    banner.getByRole('link', { name: 'Register' }),
    menu,
  ];
  const title = banner.getByRole('heading', { level: 1, name: say.announcements });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const back = () => page.getByRole('button', { name: say.back }).click();

  await test.step('an address that nobody knows is home, with logo and footer', async () => {
    await page.goto('/m/nowhere');
    await expect(page).toHaveTitle('Home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(logo).toBeVisible();
    await expect(footer).toBeVisible();
    await expect(banner.getByText('฿')).toHaveCount(0);
    for (const { width } of PHONES) {
      await page.setViewportSize({ width, height: 700 });
      await expectInARow(page, waysIn);
    }
  });

  await test.step('another page has a title beside the ways in, and no logo', async () => {
    await page.getByRole('link', { name: say.allNotices }).click();
    await expect(page).toHaveURL(/\/m\/notice$/);
    await expect(page).toHaveTitle(say.announcements);
    await expect(logo).toHaveCount(0);
    await expect(footer).toHaveCount(0);
    for (const { width, title: readable, whole } of PHONES) {
      await page.setViewportSize({ width, height: 700 });
      await expectInARow(page, [title, ...waysIn]);
      await expect(title).toHaveCSS('text-overflow', 'ellipsis');
      expect(await title.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(readable);
      const cut = await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      if (whole) expect(cut, 'the title is whole').toBe(false);
    }
  });

  await test.step('back is one step; a page that was opened by its address leads home', async () => {
    await back();
    await expect(page).toHaveURL(/\/m\/nowhere$/);
    await expect(logo).toBeVisible();
    await page.goto('/m/notice');
    await back();
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  await test.step('to register, from there to log in, and to a new password', async () => {
    await banner.getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL(/\/m\/register$/);
    await expect(heading('Register')).toBeAttached();
    await page.getByRole('tab', { name: access.logIn, exact: true }).click();
    await expect(page).toHaveURL(/\/m\/login$/);
    await expect(page).toHaveTitle('Log in');
    // The form that is left has a field of this name as well.
    await expect(heading(access.logIn)).toBeAttached();
    await expect(page.getByLabel(say.username, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: access.forgotLink }).click();
    await expect(heading(access.forgot)).toBeVisible();
  });

  await test.step('free play starts from the login page, and its balance is in the header of every page', async () => {
    await page.goto('/m/login');
    await page.getByRole('button', { name: access.tryTrial }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    const balance = banner.getByRole('button', { name: /[\d,]+\.\d{2}/ });
    await expect(balance).toBeVisible();
    await page.getByRole('link', { name: say.allNotices }).click();
    await expectInARow(page, [title, balance, menu]);
    // While a page fades into the next the picture of both is before everything.
    await expect.poll(() => isInSight(balance)).toBe(true);
  });
});

test('customer service opens outside the site, at the decoded address, from the menu at the right', {
  tag: ['@HS-026', '@HS-043', '@HS-065', '@RP-041'],
}, async ({ page, context }) => {
  await context.route(/^https:/, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: 'support' }),
  );
  await page.goto('/m/home');
  await watchSlides(page);
  const slides = page.locator('html');
  await page.getByRole('button', { name: say.openMenu }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect(slides).toHaveAttribute('data-slides', /^from translateX?\(100%\)/);
  await expect
    .poll(async () => {
      const { x = 0, width = 0 } = (await menu.boundingBox()) ?? {};
      return Math.round(x + width);
    })
    .toBe(page.viewportSize()?.width);
  expect((await menu.boundingBox())?.x).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(slides).toHaveAttribute('data-slides', /to translateX?\(100%\)$/);

  await page.getByRole('button', { name: say.openMenu }).click();
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Contact support' }).click();
  const support = await opening;
  // The tab opens within the press, empty, and goes on when the address is known.
  await support.waitForURL(/^https:\/\//);
  await support.close();
});
