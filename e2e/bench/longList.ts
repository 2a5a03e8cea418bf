import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { startOwnSite } from '../delivery/ownSite';
import { measuredBrowser } from '../support/browser';
import { SLOW_4G } from './measureHome';
import { median } from './report';

/*
 * A list of 10,000 games: frames while a finger scrolls it on a phone whose processor is slowed down four times,
 * what memory holds after a tenth and after all of it, and how soon a category opens that was open before.
 */

const GAMES = 10_000;
const PAGE_SIZE = 25;
const COLUMNS = 3;
const PHONE = { width: 390, height: 844 };
/** A brisk finger, in px a second. */
const FINGER_SPEED = 1_500;
const FINGER_WAY = 9_000;
/** How far a step goes on the way through the list, and how long the page has for it. */
const STEP_PX = 1_600;
const STEP_MS = 60;
const TIMES = 5;

/** What a page holds after garbage was collected. */
export interface Held {
  readonly games: number;
  readonly heapMB: number;
  /** Elements and texts of the document. */
  readonly nodes: number;
}

export interface LongListFigures {
  /** Frames a second over the whole way, and over its slowest second. */
  readonly frames: number;
  readonly slowestSecond: number;
  readonly layoutShift: number;
  readonly held: readonly Held[];
  /** From the press to the painted tiles of a category that was open before, at full speed, in ms. */
  readonly cachedCategory: number;
}

/** Measures on a site of its own, with a catalogue as long as this. */
export async function measureLongList(): Promise<LongListFigures> {
  const browser = await chromium.launch(measuredBrowser);
  // Nobody scrolls through 10,000 games within a minute; the limits are for those who would.
  const site = await startOwnSite({ SEED_MORE_GAMES: String(GAMES), RATE_LIMIT_FACTOR: '100' });
  try {
    const origin = `http://aurora.localhost:${site.ports.EDGE_PORT}`;
    return {
      ...(await scrolling(browser, origin)),
      held: await memory(browser, origin),
      cachedCategory: await reopening(browser, origin),
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function openList(browser: Browser, origin: string) {
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('language', 'EN'));
  await page.addInitScript(() => {
    window.listShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.listShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${origin}/m/rng`, { waitUntil: 'networkidle' });
  return { context, page, client: await context.newCDPSession(page) };
}

async function scrolling(browser: Browser, origin: string) {
  const { context, page, client } = await openList(browser, origin);
  await rememberPages(page, GAMES / PAGE_SIZE);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_4G.cpuSlowdown });
  await page.evaluate(() => {
    window.frameTimes = [];
    // On the window: a function with a name of its own would not survive the way into the page.
    window.noteFrame = (now) => {
      window.frameTimes.push(now);
      requestAnimationFrame(window.noteFrame);
    };
    requestAnimationFrame(window.noteFrame);
  });
  await client.send('Input.synthesizeScrollGesture', {
    x: PHONE.width / 2,
    y: PHONE.height / 2,
    yDistance: -FINGER_WAY,
    speed: FINGER_SPEED,
    gestureSourceType: 'touch',
    preventFling: true,
  });
  const { times, layoutShift } = await page.evaluate(() => ({
    times: window.frameTimes,
    layoutShift: window.listShift,
  }));
  await context.close();
  return { ...framesOf(times), layoutShift };
}

function framesOf(times: readonly number[]): Pick<LongListFigures, 'frames' | 'slowestSecond'> {
  const [first = 0] = times;
  const seconds = ((times.at(-1) ?? first) - first) / 1000;
  const inSecond = Array.from(
    { length: Math.floor(seconds) },
    (_, second) =>
      times.filter((time) => time - first >= second * 1000 && time - first < (second + 1) * 1000).length,
  );
  return { frames: (times.length - 1) / seconds, slowestSecond: Math.min(...inSecond) };
}

/** The list as somebody left it who has scrolled so far: one page a second would take minutes. */
async function rememberPages(page: Page, pages: number): Promise<void> {
  await page.evaluate(
    ([count, size]) => {
      const lengths = Array.from({ length: count }, () => size);
      sessionStorage.setItem('gameListPages', JSON.stringify([['/m/rng', lengths]]));
    },
    [pages, PAGE_SIZE] as const,
  );
  await page.reload({ waitUntil: 'networkidle' });
}

async function memory(browser: Browser, origin: string): Promise<Held[]> {
  const { context, page, client } = await openList(browser, origin);
  await rememberPages(page, GAMES / PAGE_SIZE);
  await client.send('Performance.enable');
  const height = await page
    .getByRole('main')
    .getByRole('list')
    .last()
    .evaluate((list) => list.clientHeight);
  const rowPx = height / Math.ceil(GAMES / COLUMNS);
  const held: Held[] = [];
  for (const games of [GAMES / 10, GAMES]) {
    await scrollThrough(page, (games / COLUMNS) * rowPx);
    held.push({ games, ...(await holds(client)) });
  }
  await context.close();
  return held;
}

/** Through all that lies between here and there, as a player would who looks at it. */
async function scrollThrough(page: Page, to: number): Promise<void> {
  const from = await page.evaluate(() => window.scrollY);
  for (let top = from; top < to; top += STEP_PX) {
    await page.evaluate((y) => window.scrollTo(0, y), Math.min(top + STEP_PX, to));
    await page.waitForTimeout(STEP_MS);
  }
  await page.waitForLoadState('networkidle');
  // Games, not their room.
  await page.getByRole('main').getByRole('article').first().waitFor();
}

async function holds(client: CDPSession): Promise<Omit<Held, 'games'>> {
  for (let time = 0; time < 3; time += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heapMB: read('JSHeapUsedSize') / 1024 / 1024, nodes: read('Nodes') };
}

async function reopening(browser: Browser, origin: string): Promise<number> {
  const { context, page } = await openList(browser, origin);
  const times: number[] = [];
  const open = async (category: string) => {
    await page.getByRole('button', { name: 'Filter' }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: category, exact: true });
    await link.waitFor();
    return link.evaluate(
      (element: HTMLElement) =>
        new Promise<number>((resolve) => {
          const before = document.querySelector('main article')?.textContent;
          const pressed = performance.now();
          new MutationObserver((_changes, observer) => {
            const tile = document.querySelector('main article');
            if (!tile || tile.textContent === before) return;
            observer.disconnect();
            requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - pressed)));
          }).observe(document, { childList: true, subtree: true, characterData: true });
          element.click();
        }),
    );
  };
  for (const category of ['Live', 'Slots']) {
    await open(category);
    await page.waitForLoadState('networkidle');
  }
  for (let time = 0; time < TIMES; time += 1) {
    times.push(await open(time % 2 === 0 ? 'Live' : 'Slots'));
    await page.waitForLoadState('networkidle');
  }
  await context.close();
  return median(times);
}

declare global {
  interface Window {
    frameTimes: number[];
    noteFrame: FrameRequestCallback;
    listShift: number;
  }
}
