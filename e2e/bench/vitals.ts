import type { Page } from '@playwright/test';

export interface Vitals {
  /** ms from navigation. */
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  /** What that was: an element with its address or words. */
  readonly largestElement: string;
  /** Address of the picture that it was; empty where it was text. */
  readonly largestPicture: string;
  /** Addresses of the scripts that the document's parser stopped for. */
  readonly parserStoppedFor: readonly string[];
  /** Sum over long tasks of what they took beyond 50 ms, in ms. */
  readonly totalBlockingTime: number;
  readonly longestTask: number;
  readonly layoutShift: number;
}

interface Collected {
  paints: { name: string; at: number }[];
  largest: { at: number; element: string; picture: string }[];
  tasks: number[];
  shifts: number[];
}

declare global {
  interface Window {
    collectedVitals: Collected;
  }
}

/** A task longer than this blocks the page for the rest of its time. In ms. */
const BLOCKING_FROM_MS = 50;

/** Begins to collect before the first script of the page runs. */
export async function observeVitals(page: Page): Promise<void> {
  // The TypeScript runner marks functions with this helper of its own, which a page does not have.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript(() => {
    const collected: Collected = { paints: [], largest: [], tasks: [], shifts: [] };
    window.collectedVitals = collected;
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('paint', ({ name, startTime }) => collected.paints.push({ name, at: startTime }));
    watch('longtask', ({ duration }) => collected.tasks.push(duration));
    watch('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) collected.shifts.push(shift.value);
    });
    watch('largest-contentful-paint', (entry) => {
      const { startTime, element, url } = entry as PerformanceEntry & { element?: Element; url: string };
      const words = element?.textContent?.trim().slice(0, 40);
      const description = `${element?.tagName ?? '?'} ${url || words || ''}`;
      collected.largest.push({ at: startTime, element: description, picture: url });
    });
  });
}

export async function readVitals(page: Page): Promise<Vitals> {
  const { paints, largest, tasks, shifts } = await page.evaluate(() => window.collectedVitals);
  const parserStoppedFor = await page.locator('script[src]').evaluateAll((elements) => {
    // As properties: a script that another one made is async without an attribute.
    const scripts = elements as HTMLScriptElement[];
    return scripts
      .filter(({ async, defer, type }) => !async && !defer && type !== 'module')
      .map(({ src }) => src);
  });
  const last = largest.at(-1);
  return {
    firstContentfulPaint: paints.find(({ name }) => name === 'first-contentful-paint')?.at ?? Number.NaN,
    largestContentfulPaint: last?.at ?? Number.NaN,
    largestElement: last?.element ?? '',
    largestPicture: last?.picture ?? '',
    parserStoppedFor,
    totalBlockingTime: sum(tasks.map((duration) => Math.max(0, duration - BLOCKING_FROM_MS))),
    longestTask: Math.max(0, ...tasks),
    layoutShift: sum(shifts),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
