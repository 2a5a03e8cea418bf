import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { type Exchange, observeNetwork } from './network';
import { observeVitals, readVitals, type Vitals } from './vitals';

/** A phone on slow 4G: the network and processor that the figures are for. */
export const SLOW_4G = { latencyMs: 150, bytesPerSecond: (1.6 * 1_000_000) / 8, cpuSlowdown: 4 } as const;

const PHONE = { width: 390, height: 844 };

/** Nothing has moved on the wire for so long: the page has loaded. In ms. */
const QUIET_MS = 2_000;

/** A slow phone on a busy machine. */
const TIME_LIMIT_MS = 120_000;

/** What a slot of home shows once the application is there. */
const SHOWN = '#root [data-slot] img';

export interface HomeMeasurement {
  readonly vitals: Vitals;
  readonly exchanges: readonly Exchange[];
}

/** Opens home cold, in a browser context of its own, and measures it until it is quiet. */
export async function measureHome(browser: Browser, url: string): Promise<HomeMeasurement> {
  const context = await newPhone(browser);
  try {
    return (await visit(context, url)).measurement;
  } finally {
    await context.close();
  }
}

/** A phone that has been nowhere. Its pages share one cache. */
export function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
}

/** Opens home, and measures it until it is quiet. It stays open. */
export async function visit(
  context: BrowserContext,
  url: string,
): Promise<{ readonly page: Page; readonly measurement: HomeMeasurement }> {
  const page = await context.newPage();
  page.setDefaultTimeout(TIME_LIMIT_MS);
  const client = await context.newCDPSession(page);
  await slowDown(client);
  const network = await observeNetwork(client);
  await observeVitals(page);
  await page.goto(url, { waitUntil: 'load' });
  // Where all is in the cache, the wire is quiet before the application has drawn anything.
  await page.locator(SHOWN).first().waitFor();
  await network.quiet(QUIET_MS);
  return { page, measurement: { vitals: await readVitals(page), exchanges: network.exchanges() } };
}

async function slowDown(client: CDPSession): Promise<void> {
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: false });
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.latencyMs,
    downloadThroughput: SLOW_4G.bytesPerSecond,
    uploadThroughput: SLOW_4G.bytesPerSecond,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_4G.cpuSlowdown });
}
