import { OFFLINE_PATH } from '@site/contracts/federation/siteFiles';
import { NetworkFirst } from 'workbox-strategies';
import { CACHES } from './caches';
import { documentFiles } from './documentFiles';
import { limitedTo } from './limits';
import { worker } from './scope';

/**
 * Pages come from the network, however slow it is: they carry the discovery document, which must not be stale.
 * Without a network it is the page's own last document, else that of home, else the offline page.
 */
export const documents = new NetworkFirst({
  cacheName: CACHES.documents,
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => documentKey(request.url) },
    {
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && (await canStart(cachedResponse)) ? cachedResponse : null,
      handlerDidError: withoutNetwork,
    },
    ...limitedTo({ entries: 30, days: 30 }),
  ],
});

/** One document for a path, whatever its query, and one for all paths of home. */
function documentKey(url: string): string {
  const { origin, pathname } = new URL(url);
  const { home, start } = worker.workerSettings;
  return origin + (home.includes(pathname) ? start : pathname);
}

async function withoutNetwork(): Promise<Response | undefined> {
  const kept = await caches.open(CACHES.documents);
  const home = await kept.match(worker.workerSettings.start);
  if (home && (await canStart(home))) return home;
  return caches.match(OFFLINE_PATH, { cacheName: CACHES.offline });
}

/** A document whose scripts are gone would never become a page. */
async function canStart(document: Response): Promise<boolean> {
  const required = documentFiles(await document.clone().text()).filter((file) => file.required);
  const kept = await caches.open(CACHES.files);
  const found = await Promise.all(required.map(({ href }) => kept.match(href)));
  return found.every((file) => file !== undefined);
}
