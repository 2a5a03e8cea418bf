import type { Page } from '@playwright/test';

/** The sum of unexpected shifts that a player does not feel as a jump. */
export const MAX_SHIFT = 0.05;

type Counting = typeof window & { shift: number };

/** Counts the unexpected shifts of each document that the page opens from now on. */
export async function countLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as Counting).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Shifts of the document that is shown, as the browser sums them. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => (window as Counting).shift);
