import type { Browser, Page } from '@playwright/test';
import { sitePorts } from '../support/site';
import { SLOW_4G } from './measureHome';

/** A page that one remote exposes; by a name that Node looks up as well, which fetches it for us. */
const PAGE = `http://localhost:${sitePorts.EDGE_PORT}/m/activity`;
const RELEASES = `localhost:${sitePorts.RELEASES_PORT}`;

/** The files of the federation that a page waits for. */
export interface ModuleTime {
  /** From the first request to the last answer, in ms. */
  readonly onTheWay: number;
  /** Requests that had to wait for one another. */
  readonly steps: number;
}

/**
 * How long the files of an exposed module are on their way at the latency of slow 4G: with manifests and
 * preloads inside the document, as it is composed, and with a document that holds neither.
 */
export async function measureModuleTime(browser: Browser): Promise<Record<string, ModuleTime>> {
  return {
    inlined: await openCold(browser, (document) => document),
    asked: await openCold(browser, withoutManifests),
  };
}

function withoutManifests(document: string): string {
  return document
    .replace(/(<script type="application\/json" id="manifests">).*?(<\/script>)/s, '$1{}$2')
    .replaceAll(/<link rel="preload"[^>]*>/g, '');
}

async function openCold(browser: Browser, change: (document: string) => string): Promise<ModuleTime> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW_4G.latencyMs,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.route(PAGE, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
    await page.goto(PAGE);
    await page.getByRole('article').first().waitFor();
    return await timesOf(page);
  } finally {
    await context.close();
  }
}

async function timesOf(page: Page): Promise<ModuleTime> {
  const files = await page.evaluate(
    (origin) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).host === origin)
        .map(({ startTime, duration }) => ({ start: startTime, end: startTime + duration })),
    RELEASES,
  );
  const first = Math.min(...files.map(({ start }) => start));
  const last = Math.max(...files.map(({ end }) => end));
  return { onTheWay: last - first, steps: stepsOf(files) };
}

/** The longest row of files of which each began after the one before it had come. */
function stepsOf(files: readonly { start: number; end: number }[]): number {
  let steps = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const file of files.toSorted((one, other) => one.end - other.end)) {
    if (file.start < end) continue;
    steps += 1;
    end = file.end;
  }
  return steps;
}
