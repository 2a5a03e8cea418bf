import { expect, type Page, type Request } from '@playwright/test';
import { news } from '@site/contracts/areas/news';

/** Calls and files may hang for as long as the client waits for them. */
const LIMIT_MS = 30_000;

const underWay = new WeakMap<Page, Set<Request>>();

/** Knows from here on which requests of a page have no answer yet. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    // News come for as long as the page is open.
    if (!request.url().endsWith(news.path)) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until the platform has answered all that a page has asked it: where a test drives the page's clock, no call may
 * time out by that.
 */
export async function callsAnswered(page: Page): Promise<void> {
  const calls = () =>
    [...(underWay.get(page) ?? [])]
      .map((request) => new URL(request.url()).pathname)
      .filter((path) => path.startsWith('/wps/'));
  await expect.poll(calls, { timeout: LIMIT_MS, intervals: [20, 50] }).toEqual([]);
}

/** Waits until the application has taken the place of what the document shows before it is there. */
export async function applicationShown(page: Page, limit = LIMIT_MS): Promise<void> {
  await page.locator('html:not([data-first-view])').waitFor({ timeout: limit });
}

/**
 * Waits until a page is as it is going to be: the application shows, nothing that it has asked for is under way, no
 * skeleton stands for anything, its fonts are there, and two pictures later it has asked for nothing else.
 */
export async function quiet(page: Page): Promise<void> {
  const requests = underWay.get(page);
  if (!requests)
    throw new Error('The requests of this page are not watched: open it by `test` of support/test.ts');
  await applicationShown(page);
  await expect(page.locator('[role="status"][aria-busy="true"]')).toHaveCount(0, { timeout: LIMIT_MS });
  const addresses = () => [...requests].map((request) => request.url());
  let asked = 0;
  const count = (request: Request) => {
    if (!request.url().endsWith(news.path)) asked += 1;
  };
  page.on('request', count);
  try {
    await expect(async () => {
      await expect.poll(addresses, { timeout: LIMIT_MS, intervals: [10, 20, 50] }).toEqual([]);
      const before = asked;
      await page.evaluate(async () => {
        await document.fonts.ready;
        const picture = () => new Promise((resolve) => requestAnimationFrame(resolve));
        await picture();
        await picture();
        await new Promise((resolve) => setTimeout(resolve));
      });
      expect([...addresses(), asked]).toEqual([before]);
    }).toPass({ timeout: LIMIT_MS, intervals: [0] });
  } finally {
    page.off('request', count);
  }
}
