import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { hideLoginPopup } from '../support/loginPopup';
import { siteOrigin } from '../support/site';
import { words } from '../support/words';
import { SLOW_4G } from './measureHome';
import { median } from './report';
import { observeVitals } from './vitals';

const say = words.en;
const PHONE = { width: 390, height: 844 };
/** How often each interaction is measured; the middle one counts. */
const TIMES = 5;
/** After this long without a task the page counts as at rest, in ms. */
const REST_MS = 3_000;
/** How long home is left alone to see what it does by itself, in ms. */
const WATCH_MS = 10_000;

/** ms each, on a processor slowed down four times. */
export interface InteractionTimes extends AtRest {
  /** From the press on a link to the first paint of a page whose module is here. */
  readonly routeChange: number;
  /** From the press to the next paint, by what was pressed; as "interaction to next paint" counts it. */
  readonly toNextPaint: Readonly<Record<string, number>>;
}

/** What home does by itself once it has loaded: banner, marquee, winners, polling. */
interface AtRest {
  readonly longestTaskAtRest: number;
  /** Of a second, what the page's main thread worked. */
  readonly busyAtRest: number;
}

/** Measures how fast the site answers a finger, on a loaded home. */
export async function measureInteractions(browser: Browser): Promise<InteractionTimes> {
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await observeVitals(page);
    await observeInteractions(page);
    await page.addInitScript(hideLoginPopup);
    await page.addInitScript(() => {
      localStorage.getItem('language') ?? localStorage.setItem('language', 'EN');
    });
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_4G.cpuSlowdown });
    await page.goto(`${siteOrigin('aurora')}/m/home`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(REST_MS);
    const atRest = await watchAtRest(page, client);
    return { ...atRest, ...(await pressAll(page)) };
  } finally {
    await context.close();
  }
}

async function watchAtRest(page: Page, client: CDPSession): Promise<AtRest> {
  await page.evaluate(() => {
    window.collectedVitals.tasks = [];
  });
  const before = await taskSeconds(client);
  await page.waitForTimeout(WATCH_MS);
  const busy = (await taskSeconds(client)) - before;
  const longestTaskAtRest = await page.evaluate(() => Math.max(0, ...window.collectedVitals.tasks));
  return { longestTaskAtRest, busyAtRest: (busy * 1000) / (WATCH_MS / 1000) };
}

/** What the page's main thread has worked until now. */
async function taskSeconds(client: CDPSession): Promise<number> {
  await client.send('Performance.enable');
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

async function pressAll(page: Page): Promise<Omit<InteractionTimes, keyof AtRest>> {
  const bar = page.getByRole('navigation', { name: 'Main' });
  const promotions = bar.getByRole('link').nth(1);
  const home = bar.getByRole('link').first();
  const menu = page.getByRole('banner').getByRole('button').last();
  const categories = page.getByRole('tablist', { name: say.categories }).getByRole('tab');

  // Both pages are loaded by this.
  await press(page, promotions);
  await page.waitForTimeout(REST_MS);
  await press(page, home);
  await page.waitForTimeout(REST_MS);

  const routes: number[] = [];
  const tabs: number[] = [];
  const menus: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    await press(page, promotions);
    routes.push(await routeTime(page));
    await press(page, home);
    await page.waitForTimeout(REST_MS);
    tabs.push(await press(page, categories.nth(1 + (time % 2))));
    menus.push(await press(page, menu));
    if (time < TIMES - 1) await close(page);
  }
  const themes: number[] = [];
  const languages: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const [language, theme] = [page.getByRole('tablist').nth(-2), page.getByRole('tablist').nth(-1)];
    themes.push(await press(page, theme.getByRole('tab', { selected: false }).first()));
    languages.push(await press(page, language.getByRole('tab', { selected: false }).first()));
    await page.waitForTimeout(REST_MS);
  }
  return {
    routeChange: median(routes),
    toNextPaint: {
      menu: median(menus),
      tabs: median(tabs),
      theme: median(themes),
      language: median(languages),
    },
  };
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

interface Observed {
  longest: number;
  routePaint: number;
}

declare global {
  interface Window {
    observedPress: Observed;
  }
}

/** Begins to record presses: how long each took to its next paint, and when another page was painted. */
async function observeInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.observedPress = { longest: 0, routePaint: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0)
          window.observedPress.longest = Math.max(window.observedPress.longest, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

    let pressedAt = 0;
    let path = '';
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        pressedAt = timeStamp;
        path = window.location.pathname;
      },
      { capture: true },
    );
    new MutationObserver(() => {
      if (pressedAt === 0 || window.location.pathname === path) return;
      const before = pressedAt;
      pressedAt = 0;
      // The frame after the one that draws the change.
      requestAnimationFrame(() =>
        requestAnimationFrame((now) => {
          window.observedPress.routePaint = now - before;
        }),
      );
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Presses as a finger does; answers the time to the next paint. */
async function press(page: Page, target: Locator): Promise<number> {
  await page.evaluate(() => {
    window.observedPress = { longest: 0, routePaint: 0 };
  });
  await target.click();
  await page.waitForTimeout(1_000);
  return page.evaluate(() => window.observedPress.longest);
}

function routeTime(page: Page): Promise<number> {
  return page.evaluate(() => window.observedPress.routePaint);
}
