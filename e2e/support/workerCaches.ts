import { expect, type Page } from '@playwright/test';

/** What the site's service worker keeps: addresses by cache, without the site's origin. */
export function keptAddresses(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept[name] = requests.map(({ url }) => url.replace(location.origin, ''));
    }
    return kept;
  });
}

/** Everything that is kept, as text: addresses, headers and bodies. */
export function keptText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        texts.push(request.url, ...[...request.headers].flat(), (await response?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });
}

/** Waits until the worker serves this page and has kept what home shows. */
export async function workerHasHome(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 30_000 })
    .toBe(true);
  await expect
    .poll(
      async () => {
        const all = Object.values(await keptAddresses(page)).flat();
        return ['/main.', 'remoteEntry.', 'GCSGAME_hotGamesV2', 'MCSFE_getListAnnouncements', '/cdn/'].filter(
          (part) => !all.some((address) => address.includes(part)),
        );
      },
      { timeout: 30_000 },
    )
    .toEqual([]);
}
