import type { Locator, Page } from '@playwright/test';
import { changeAnswer } from '../support/changeAnswer';
import { quiet } from '../support/quiet';
import { siteVariants } from '../support/site';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/* The latest wins on home, over the bets of the platform. */

const RANKING = '**/wps/relay/GCSGAME_getRankList?**';
const LAUNCH = '**/wps/game/launchGame?**';
const ROW_MS = 2_000;
/** Later than the page can be by then. */
const PAUSED_AFTER_MS = 60_000;

interface Entry {
  readonly vo: { readonly iconUrl: string; readonly gameName: string; readonly customerName: string };
  readonly game: { readonly nodeId: string; readonly gameType: string };
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

/** Lets the board have so many of the platform's winners. */
const keep = (page: Page, winners: number) =>
  changeAnswer<Ranking>(page, RANKING, ({ list }) => ({ list: list.slice(0, winners) }));

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

    test('shows the last twenty wins, with icon, game, masked name and amount, and opens their games', {
      tag: ['@GA-067', '@GA-068', '@GA-070', '@RP-030'],
    }, async ({ page, signIn }) => {
      await signIn('agent01');
      const asked = page.waitForRequest(RANKING);
      const [board, entries] = await openBoard(page, say.winners);
      const { searchParams } = new URL((await asked).url());
      expect(searchParams.get('gameCategory')).toBe('ALL');
      expect(searchParams.get('limitNum')).toBe('20');
      expect(entries).toHaveLength(20);

      await board.getByRole('button', { name: control.pause }).click();
      const rows = board.getByRole('listitem');
      await expect(rows).toHaveCount(entries.length);
      for (const place of [0, 1, 19]) {
        const { vo } = entries[place] as Entry;
        await expect(rows.nth(place)).toContainText(vo.gameName);
        await expect(rows.nth(place)).toContainText(vo.customerName);
        await expect(rows.nth(place)).toContainText(/฿[\d,]+\.\d\d/);
        await expect(rows.nth(place).locator('img')).toHaveAttribute('src', vo.iconUrl);
      }

      const slot = entries.findIndex(({ game }) => game.gameType === 'RNG');
      const launched = page.waitForRequest(LAUNCH);
      await rows.nth(slot).getByRole('button').click();
      expect(new URL((await launched).url()).searchParams.get('nodeId')).toBe(entries[slot]?.game.nodeId);
    });

    test('moves up by a row every two seconds, until it is stopped, and goes on when it is let', {
      tag: ['@GA-069', '@GA-070'],
    }, async ({ page }) => {
      await page.clock.install();
      const [board] = await openBoard(page, say.winners);
      await page.clock.pauseAt(Date.now() + PAUSED_AFTER_MS);
      const first = board.getByRole('listitem').first();
      /** Where the first row is once nothing moves by itself any more. */
      const rest = async () => {
        await first.scrollIntoViewIfNeeded();
        return firstRowAt(board);
      };
      const height = (await first.boundingBox())?.height ?? 0;

      await board.getByRole('button', { name: control.pause }).click();
      const stopped = await rest();
      await page.clock.runFor(5 * ROW_MS);
      expect(await rest()).toBe(stopped);

      await board.getByRole('button', { name: control.play }).click();
      // A finger or a focus on it would hold it.
      await board.getByRole('button', { name: control.pause }).blur();
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

    test('stays at the rows in view when it is stopped, and goes on from where it was left', async ({
      page,
    }) => {
      await page.clock.install();
      const [board] = await openBoard(page, say.winners);
      await page.clock.pauseAt(Date.now() + PAUSED_AFTER_MS);
      const rows = board.locator('li');
      const place = async (row: number) => Math.round((await rows.nth(row).boundingBox())?.y ?? Number.NaN);
      await page.mouse.move(0, 0);
      const inView = await board.getByRole('list').evaluate(async (list) => {
        await Promise.all(list.getAnimations().map(({ finished }) => finished));
        const top = list.parentElement?.getBoundingClientRect().top ?? 0;
        return [...list.children].findIndex((row) => row.getBoundingClientRect().top > top - 2);
      });
      expect(inView).toBeGreaterThan(0);
      const before = await place(inView);
      await board.getByRole('button', { name: control.pause }).click();
      expect(await place(inView)).toBe(before);
      await board.getByRole('button', { name: control.play }).click();
      expect(await place(inView)).toBe(before);
    });

    test('shows the row that the keyboard is on, whatever was in view', async ({ page }) => {
      await page.clock.install();
      const [board, entries] = await openBoard(page, say.winners);
      await page.clock.pauseAt(Date.now() + PAUSED_AFTER_MS);
      await board.getByRole('button', { name: control.pause }).focus();
      for (const [place] of entries.entries()) {
        await page.keyboard.press('Tab');
        const row = board.getByRole('listitem').nth(place);
        await expect(row.getByRole('button')).toBeFocused();
        await expect(row).toBeInViewport({ ratio: 0.9 });
      }
    });

    test('repeats fewer than five wins to five at least, each opening its game', {
      tag: ['@GA-068', '@GA-069'],
    }, async ({ page, signIn }) => {
      await signIn('agent01');
      await keep(page, 2);
      const [board, entries] = await openBoard(page, say.winners);
      await board.getByRole('button', { name: control.pause }).click();
      // What is repeated is for the eye and the finger: it is read out once.
      await expect(board.getByRole('listitem')).toHaveCount(2);
      const names = [0, 1, 0, 1, 0, 1].map((place) => entries[place]?.vo.customerName as string);
      const rows = board.locator('li');
      for (const [place, name] of names.entries()) await expect(rows.nth(place)).toContainText(name);

      const launched = page.waitForRequest(LAUNCH);
      await rows.nth(2).click();
      expect(new URL((await launched).url()).searchParams.get('nodeId')).toBe(entries[0]?.game.nodeId);
    });

    test('stands still with a single win', { tag: '@GA-069' }, async ({ page }) => {
      await keep(page, 1);
      const [board] = await openBoard(page, say.winners);
      await expect(board.locator('li')).toHaveCount(5);
      await expect(board.getByRole('listitem')).toHaveCount(1);
      await expect(board.getByRole('button', { name: control.pause })).toHaveCount(0);
    });

    test('is not there without a win', async ({ page }) => {
      await keep(page, 0);
      await page.goto('/m/home');
      await expect(page.getByRole('list', { name: say.hotNow })).toBeVisible();
      await quiet(page);
      await expect(page.getByRole('heading', { name: say.winners })).toHaveCount(0);
    });
  });
}
