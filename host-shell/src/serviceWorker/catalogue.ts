import { NetworkFirst } from 'workbox-strategies';
import { CACHES } from './caches';
import { catalogueKey, isOfSession, renewedKey } from './catalogueKey';
import { limitedTo } from './limits';

/** Counts the sessions that have ended: an answer that was on its way then is not kept. */
let endedSessions = 0;

/** The platform's answer, and only where there is no network the last one. */
export const catalogue = new NetworkFirst({
  cacheName: CACHES.catalogue,
  plugins: [
    { cacheKeyWillBeUsed: ({ request }) => catalogueKey(request) },
    {
      handlerWillStart: async ({ state }) => {
        if (state) state.endedSessions = endedSessions;
      },
      cacheWillUpdate: async ({ request, response, state }) =>
        request.headers.has('Authorization') && state?.endedSessions !== endedSessions ? null : response,
    },
    ...limitedTo({ entries: 120, days: 7 }),
  ],
});

/** Forgets what was told to sessions: it holds marks of whoever was signed in. */
export async function forgetSessions(): Promise<void> {
  endedSessions += 1;
  const cache = await caches.open(CACHES.catalogue);
  const ofSessions = (await cache.keys()).filter(({ url }) => isOfSession(url));
  await Promise.all(ofSessions.map((request) => cache.delete(request)));
}

/** Lets a session that got another token keep what it has seen. */
export async function renewSession(from: string, to: string): Promise<void> {
  const cache = await caches.open(CACHES.catalogue);
  for (const { url } of await cache.keys()) {
    const key = await renewedKey(url, from, to);
    const answer = key && (await cache.match(url));
    if (!key || !answer) continue;
    await cache.put(key, answer);
    await cache.delete(url);
  }
}
