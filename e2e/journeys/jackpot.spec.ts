import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/* The figure on home: an illustration that says so at one merchant, the platform's figure at the other. */

const notes = {
  en: {
    illustration: 'Illustration, not a real prize',
    counting: 'Counting now',
    pause: 'Pause the figure',
    play: 'Let the figure run',
  },
  th: {
    illustration: 'ภาพจำลอง ไม่ใช่รางวัลจริง',
    counting: 'กำลังนับ',
    pause: 'หยุดตัวเลขชั่วคราว',
    play: 'ให้ตัวเลขเดินต่อ',
  },
} as const;
const ILLUSTRATION = { least: 10_000_000_000, most: 90_000_000_000 };
const STEP = { least: 100, most: 500 };
const SHORTEST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 5_000;
const TICK_MS = 1_000;

const card = (page: Page, title: string) => page.getByRole('region', { name: title });

/** The figure as it is read out. */
const figureOf = async (shown: Locator) =>
  Number((await shown.getByRole('img').getAttribute('aria-label'))?.replace(/\D/g, ''));

/** Lets the page's clock go on until the figure changes, and answers the new one. */
async function nextFigure(page: Page, shown: Locator): Promise<number> {
  const before = await figureOf(shown);
  for (let ms = 0; ms < LONGEST_PAUSE_MS; ms += TICK_MS) {
    await page.clock.runFor(TICK_MS);
    const now = await figureOf(shown);
    if (now !== before) return now;
  }
  throw new Error(`The figure stood at ${before} for ${LONGEST_PAUSE_MS} ms`);
}

for (const language of ['en', 'th'] as const) {
  test.describe(language, () => {
    test.use({ merchant: 'aurora', language });
    const say = words[language];

    test('an illustration begins in its range, grows every three to five seconds, says what it is, and is paused', {
      tag: ['@GA-071', '@GA-072'],
    }, async ({ page }) => {
      await page.clock.install();
      await page.goto('/m/home');
      const shown = card(page, say.jackpot);
      await expect(shown.getByText(notes[language].illustration)).toBeVisible();
      const first = await figureOf(shown);
      expect(first).toBeGreaterThanOrEqual(ILLUSTRATION.least);
      expect(first).toBeLessThan(ILLUSTRATION.most + 100 * STEP.most);

      await page.clock.pauseAt(Date.now() + 60_000);
      let figure = await nextFigure(page, shown);
      for (const _round of [1, 2, 3]) {
        // The change was within the last tick.
        await page.clock.runFor(SHORTEST_PAUSE_MS - TICK_MS - 100);
        expect(await figureOf(shown)).toBe(figure);
        const next = await nextFigure(page, shown);
        expect(next - figure).toBeGreaterThanOrEqual(STEP.least);
        expect(next - figure).toBeLessThanOrEqual(STEP.most);
        figure = next;
      }

      await shown.getByRole('button', { name: notes[language].pause }).click();
      await page.clock.runFor(4 * LONGEST_PAUSE_MS);
      expect(await figureOf(shown)).toBe(figure);
      await shown.getByRole('button', { name: notes[language].play }).click();
      expect(await nextFigure(page, shown)).toBeGreaterThan(figure);
    });
  });

  test.describe(`lagoon, ${language}`, () => {
    test.use({ merchant: 'lagoon', language, theme: 'light' });

    test('the figure of the platform is shown as the platform says it', async ({ page }) => {
      const answered = page.waitForResponse('**/wps/game/jackpot*');
      await page.goto('/m/home');
      const { value } = (await (await answered).json()) as { value: { amount: string } };
      const shown = card(page, words[language].jackpot);
      await expect(shown.getByText(notes[language].counting)).toBeVisible();
      expect(await figureOf(shown)).toBe(Math.trunc(Number(value.amount)));
    });
  });
}
