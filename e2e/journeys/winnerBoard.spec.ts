import type { Locator, Page } from '@playwright/test';
import { siteVariants } from '../support/site';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/* The latest wins on home, over the bets of the platform. Boards of few wins are tested with the component. */

const RANKING = '**/wps/relay/GCSGAME_getRankList?**';
const ROW_MS = 2_000;
/** Later than the page can be by then. */
const PAUSED_AFTER_MS = 60_000;

interface Entry {
  readonly vo: { readonly iconUrl: string; readonly gameName: string; readonly customerName: string };
}
interface Ranking {
  readonly list: readonly Entry[];
}

const controls = {
  en: { pause: 'Pause the list', play: 'Let the list move' },
  th: { pause: 'หยุดเลื่อนรายการ', play: 'เลื่อนรายการต่อ' },
} as const;

/** How far the first row is below the heading, in px. */
async function firstRowAt(board: Locator): Promise<number> {
  const row = await board.getByRole('listitem').first().boundingBox();
  const heading = await board.getByRole('heading').boundingBox();
  return row && heading ? row.y - heading.y : Number.NaN;
}

async function openBoard(page: Page, title: string): Promise<[Locator, readonly Entry[]]> {
  const answered = page.waitForResponse(RANKING);
  await page.goto('/m/home');
  const { value } = (await (await answered).json()) as { value: Ranking };
  const board = page.getByRole('region', { name: title });
  await board.scrollIntoViewIfNeeded();
  return [board, value.list];
}

for (const variant of siteVariants) {
  test.describe(`the winner board, ${variant.merchant}, ${variant.language}`, () => {
    test.use({ ...variant, contextOptions: { reducedMotion: 'no-preference' } });
    const say = words[variant.language];
    const control = controls[variant.language];

    test('has the last twenty wins, which move, stop, and are gone through by keyboard', {
      tag: ['@GA-067', '@GA-069', '@GA-070', '@RP-030'],
    }, async ({ page }) => {
      await page.clock.install();
      const asked = page.waitForRequest(RANKING);
      const [board, entries] = await openBoard(page, say.winners);
      const { searchParams } = new URL((await asked).url());
      expect(searchParams.get('gameCategory')).toBe('ALL');
      expect(searchParams.get('limitNum')).toBe('20');
      expect(entries).toHaveLength(20);
      const pause = board.getByRole('button', { name: control.pause });
      const play = board.getByRole('button', { name: control.play });

      await test.step('its rows have icon, game, masked name and amount', async () => {
        await pause.click();
        const rows = board.getByRole('listitem');
        await expect(rows).toHaveCount(entries.length);
        for (const place of [0, 1, 19]) {
          const { vo } = entries[place] as Entry;
          await expect(rows.nth(place)).toContainText(vo.gameName);
          await expect(rows.nth(place)).toContainText(vo.customerName);
          await expect(rows.nth(place)).toContainText(/฿[\d,]+\.\d\d/);
          await expect(rows.nth(place).locator('img')).toHaveAttribute('src', vo.iconUrl);
        }
      });
      await page.clock.pauseAt(Date.now() + PAUSED_AFTER_MS);

      await test.step('stopped it stands, and moves up by a row every two seconds when it is let', async () => {
        const first = board.getByRole('listitem').first();
        /** Where the first row is once nothing moves by itself any more. */
        const rest = async () => {
          await first.scrollIntoViewIfNeeded();
          return firstRowAt(board);
        };
        const height = (await first.boundingBox())?.height ?? 0;

        const stopped = await rest();
        await page.clock.runFor(5 * ROW_MS);
        expect(await rest()).toBe(stopped);

        await play.click();
        // A finger or a focus on it would hold it.
        await pause.blur();
        await page.mouse.move(0, 0);
        const from = await rest();
        const movedBy = (rows: number) => expect.poll(rest).toBeCloseTo(from - rows * height, 0);
        await page.clock.runFor(ROW_MS - 1);
        await movedBy(0);
        await page.clock.runFor(1);
        await movedBy(1);
        await page.clock.runFor(ROW_MS);
        await movedBy(2);
      });

      await test.step('it stays at the rows in view when it is stopped, and goes on from where it was left', async () => {
        const rows = board.locator('li');
        const place = async (row: number) => Math.round((await rows.nth(row).boundingBox())?.y ?? Number.NaN);
        const inView = await board.getByRole('list').evaluate(async (list) => {
          await Promise.all(list.getAnimations().map(({ finished }) => finished));
          const top = list.parentElement?.getBoundingClientRect().top ?? 0;
          return [...list.children].findIndex((row) => row.getBoundingClientRect().top > top - 2);
        });
        expect(inView).toBeGreaterThan(0);
        const before = await place(inView);
        await pause.click();
        expect(await place(inView)).toBe(before);
        await play.click();
        expect(await place(inView)).toBe(before);
      });

      await test.step('it shows the row that the keyboard is on, whatever was in view', async () => {
        await pause.focus();
        for (const [place] of entries.entries()) {
          await page.keyboard.press('Tab');
          const row = board.getByRole('listitem').nth(place);
          await expect(row.getByRole('button')).toBeFocused();
          await expect(row).toBeInViewport({ ratio: 0.9 });
        }
      });
    });
  });
}
