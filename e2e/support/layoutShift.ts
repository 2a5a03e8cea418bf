import { expect, type Page } from '@playwright/test';

/** The sum of unexpected shifts that a player does not feel as a jump. */
const MAX_SHIFT = 0.05;

type Counting = typeof window & { shift: number; moved: string[] };

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Counts the unexpected shifts of each document that the page opens from now on. */
export async function countLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0, moved: [] });
    const counting = window as Counting;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        counting.shift += value;
        for (const { node, previousRect, currentRect } of sources)
          counting.moved.push(
            `${previousRect.y} → ${currentRect.y}: ${node?.parentElement?.innerHTML ?? '?'}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Shifts of the document that is shown, as the browser sums them. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => (window as Counting).shift);

/** What has moved down or up, a line each, with the beginning of what it is in. */
const movedParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as Counting).moved.map((line) => line.slice(0, 200)));

/** Fails, and says what has moved, if the document that is shown has jumped by `limit` or more. */
export async function expectStill(page: Page, limit = MAX_SHIFT): Promise<void> {
  const shift = await layoutShift(page);
  const moved = shift < limit ? [] : await movedParts(page);
  expect.soft(shift, ['nothing jumps', ...moved].join('\n')).toBeLessThan(limit);
}
