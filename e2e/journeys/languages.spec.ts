import type { Page, Request } from '@playwright/test';
import { quiet } from '../support/quiet';
import { merchants, siteOrigin } from '../support/site';
import { expect, test } from '../support/test';

const MENU = { th: 'เปิดเมนู', en: 'Open menu', id: 'Buka menu' };
const NAMES = { th: 'ไทย', en: 'English', id: 'Indonesia' };
const HOT = { th: 'กำลังฮิตตอนนี้', en: 'Hot right now', id: 'Sedang populer' };
type Language = keyof typeof NAMES;

const heading = (page: Page, language: Language) => page.getByRole('heading', { name: HOT[language] });

/** Chooses a language in the side menu and closes it. */
async function choose(page: Page, from: Language, to: Language): Promise<void> {
  await page.getByRole('button', { name: MENU[from] }).click();
  await page.getByRole('tab', { name: NAMES[to] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', to);
  await page.keyboard.press('Escape');
}

/** What the page's scripts say from now on: read when they come, since the browser keeps none for long. */
function scriptsOf(page: Page): Promise<string>[] {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!/\.js(\?|$)/.test(response.url())) return;
    const text = response.text();
    // One that nobody waits for may end with the page.
    text.catch(() => undefined);
    scripts.push(text);
  });
  return scripts;
}

/** Requests that the page makes from now on, for addresses that match. */
function requestsFor(page: Page, address: RegExp): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) requests.push(request);
  });
  return requests;
}

for (const merchant of merchants) {
  test.describe(`the languages of ${merchant}`, () => {
    test.use({ merchant, language: 'en' });

    test('change words, document and games, with one refresh, and are remembered through a reload', {
      tag: ['@HS-040', '@HS-041', '@HS-042', '@SH-005'],
    }, async ({ page }) => {
      await page.goto('/m/home');
      await expect(heading(page, 'en')).toBeVisible();
      await quiet(page);
      const asked = requestsFor(page, /GCSGAME_hotGamesV2/);
      await choose(page, 'en', 'th');
      await expect(heading(page, 'th')).toBeVisible();
      await expect.poll(() => asked.length).toBe(1);
      // A second refresh would be on its way before the page is quiet again.
      await quiet(page);
      expect(asked).toHaveLength(1);
      expect(asked[0]?.headers()['accept-language']).toBe('th');
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('TH');

      await page.reload();
      await expect(heading(page, 'th')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'th');
      await page.getByRole('button', { name: MENU.th }).click();
      await expect(page.getByRole('tablist', { name: 'ภาษา' }).getByRole('tab').first()).toHaveText('ไทย');
    });
  });
}

test('without a choice the site is Thai @SH-013', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${siteOrigin('aurora')}/m/home`);
  await expect(heading(page, 'th')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await context.close();
});

test.describe('Indonesian', () => {
  test.use({ merchant: 'lagoon', language: 'en' });

  test('fits the menu, is fetched when it is chosen and not before, English until it can be had, and kept', {
    tag: ['@HS-039', '@SH-012'],
  }, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/m/home');
    await expect(heading(page, 'en')).toBeVisible();
    await quiet(page);
    const before = await Promise.all(scripts);
    expect(before.filter((text) => text.includes(HOT.id))).toEqual([]);

    await test.step('fits the menu beside the others', async () => {
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.getByRole('button', { name: MENU.en }).click();
        const tabs = page.getByRole('tablist', { name: 'Language' }).getByRole('tab');
        await expect(tabs).toHaveCount(3);
        const cut = await tabs.evaluateAll(
          (all) => all.filter((tab) => tab.scrollWidth > tab.clientWidth).length,
        );
        expect(cut, `${width} px`).toBe(0);
        await page.keyboard.press('Escape');
        await expect(tabs).toHaveCount(0);
      }
    });

    await test.step('that cannot be fetched is English, and is tried again at the next change', async () => {
      await page.context().setOffline(true);
      await choose(page, 'en', 'id');
      await expect(page.getByRole('button', { name: MENU.en })).toBeVisible();
      await page.context().setOffline(false);
      await choose(page, 'en', 'th');
      const known = scripts.length;
      await choose(page, 'th', 'id');
      await expect(heading(page, 'id')).toBeVisible();
      const fetched = await Promise.all(scripts.slice(known));
      expect(fetched.filter((text) => text.includes(HOT.id))).not.toEqual([]);
    });

    await page.reload();
    await expect(heading(page, 'id')).toBeVisible();
    await expect(page.getByRole('button', { name: MENU.id })).toBeVisible();
  });
});
