import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const say = words.en;
const FADE_MS = 300;

/** The longest animation of each view transition so far, in ms; 0 for one without. */
const fades = (page: Page) => page.evaluate(() => (window as unknown as { fades: number[] }).fades);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { fades: seen });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const measure = () => {
        const lengths = document
          .getAnimations()
          .filter(
            ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view'),
          )
          .map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0));
        seen.push(Math.max(0, ...lengths));
      };
      // One that is cut short is never ready.
      void transition.ready.then(measure, () => undefined);
      return transition;
    };
  });
});

async function openPromotions(page: Page) {
  await page.getByRole('navigation').getByRole('link', { name: say.promotions }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.promotions })).toBeVisible();
}

test('a page fades into the next for 300 ms, after a back-swipe and with less motion not at all', {
  tag: ['@HS-030', '@HS-031'],
}, async ({ page }) => {
  const root = page.locator('html');
  const categories = page.getByRole('tablist', { name: say.categories });
  const lasting = async () => (await fades(page)).filter((length) => length > 0);
  await page.goto('/m/home');
  await openPromotions(page);
  await expect.poll(() => fades(page)).toEqual([FADE_MS]);

  await test.step('after a back-swipe the page is there at once', async () => {
    const touch = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
    await finger('touchStart', 4);
    await finger('touchMove', 60);
    await finger('touchMove', 140);
    await finger('touchEnd');
    await page.goBack();
    await expect(categories).toBeVisible();
    expect(await lasting()).toEqual([FADE_MS]);
  });

  await test.step('who asked for less motion sees no fade', async () => {
    // A page that opens before that would not fade because of the swipe.
    await expect(root).not.toHaveAttribute('data-back-swipe');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPromotions(page);
    expect(await lasting()).toEqual([FADE_MS]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  await test.step('back shows a page where it was left, and a new page begins at its top', async () => {
    await page.getByRole('article').nth(5).scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(300);
    await page.getByRole('navigation').getByRole('link', { name: say.home }).click();
    await expect(categories).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: say.promotions })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });
});

test('a phone that is too slow for a view transition gets a light fade, and the page at once', {
  tag: '@HS-030',
}, async ({ page }) => {
  await page.goto('/m/home');
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await openPromotions(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect.poll(() => fades(page)).toHaveLength(1);

  await page.evaluate(() => {
    document.addEventListener('animationstart', ({ animationName, target }) => {
      const { animationDuration } = getComputedStyle(target as Element);
      Object.assign(window, {
        light: [...(Reflect.get(window, 'light') ?? []), animationName, animationDuration],
      });
    });
  });
  await page.getByRole('navigation').getByRole('link', { name: say.home }).click();
  await expect(page.getByRole('tablist', { name: say.categories })).toBeVisible();
  const light = () => page.evaluate(() => Reflect.get(window, 'light') as string[]);
  await expect.poll(light).toEqual(expect.arrayContaining(['page-fade', '0.3s']));
  expect(await fades(page)).toHaveLength(1);
});

test('a fade that is cut short, as a keyboard does, leads to its page and is no fault', async ({ page }) => {
  const categories = page.getByRole('tablist', { name: say.categories });
  await page.goto('/m/home');
  await expect(categories).toBeVisible();
  for (const height of [640, 600, 560, 520]) {
    await page.getByRole('navigation').getByRole('link', { name: say.promotions }).click();
    await page.setViewportSize({ width: 390, height });
    await expect(page.getByRole('heading', { level: 1, name: say.promotions })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: say.home }).click();
    await page.setViewportSize({ width: 390, height: height - 20 });
    await expect(categories).toBeVisible();
  }
});
