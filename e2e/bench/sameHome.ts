import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { observeNetwork } from './network';

/** Nothing has been under way for so long: nothing else comes. In ms. */
const QUIET_MS = 1_000;

/** What somebody sees who looks through a whole home. */
interface Shown {
  readonly headings: readonly string[];
  /** Paths of the pictures; both homes have them from the same platform. */
  readonly pictures: readonly string[];
}

/**
 * Only homes that show the same can be compared: one that leaves a slot out is fast.
 *
 * @throws Error when one of them shows nothing, or they differ in headings or pictures.
 */
export async function expectSameHome(
  browser: Browser,
  urls: Readonly<Record<string, string>>,
): Promise<void> {
  const homes: [string, Shown][] = [];
  for (const [name, url] of Object.entries(urls)) homes.push([name, await lookThrough(browser, url)]);
  const [[, first] = ['', undefined]] = homes;
  for (const [name, shown] of homes) {
    if (shown.headings.length === 0 || shown.pictures.length === 0)
      throw new Error(`${name}: this home shows nothing`);
    if (isDeepStrictEqual(shown, first)) continue;
    throw new Error(`The homes show other things:\n${JSON.stringify(Object.fromEntries(homes), null, 2)}`);
  }
}

async function lookThrough(browser: Browser, url: string): Promise<Shown> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const network = await observeNetwork(client);
    await page.goto(url, { waitUntil: 'load' });
    await network.quiet(QUIET_MS);
    return await shownOn(page);
  } finally {
    await context.close();
  }
}

const shownOn = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('#root h1, #root h2, #root h3')].map(
      ({ tagName, textContent }) => `${tagName} ${textContent?.trim()}`,
    );
    const paths = [...document.querySelectorAll<HTMLImageElement>('#root img[src]')].map(
      ({ src }) => new URL(src).pathname,
    );
    return { headings: texts.toSorted(), pictures: [...new Set(paths)].toSorted() };
  });
