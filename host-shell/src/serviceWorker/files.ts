import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { CACHES } from './caches';
import { limitedTo } from './limits';

/** Files whose address changes with their content: what is there is right. */
export const files = new CacheFirst({
  cacheName: CACHES.files,
  plugins: [
    // Host, brand and remotes of two or three releases.
    ...limitedTo({ entries: 400, days: 30 }),
    // The style sheets of the offline page, which nothing else may have asked for.
    { handlerDidError: ({ request }) => caches.match(request.url, { cacheName: CACHES.offline }) },
  ],
});

/** Pictures of the catalogue may change under their address; the one of the last time will do for now. */
export const pictures = new StaleWhileRevalidate({
  cacheName: CACHES.pictures,
  plugins: limitedTo({ entries: 200, days: 30 }),
});
