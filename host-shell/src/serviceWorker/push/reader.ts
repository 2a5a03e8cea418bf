import { SiteLanguage } from '@site/contracts/federation/merchant';
import * as z from 'zod/mini';
import { CACHES } from '../caches';

/** Whom this browser shows notifications to, and what stands on them. */
const Reader = z.object({
  recipient: z.string(),
  siteName: z.string(),
  language: SiteLanguage,
  icon: z.optional(z.string()),
});
export type Reader = z.infer<typeof Reader>;

/** A worker is ended at any time, so it keeps what it knows in a cache: the one store that it has open already. */
const KEY = '/push-reader';

/** Shows notifications to this account from now on, and to no other. */
export async function keepReader(reader: Reader): Promise<void> {
  const cache = await caches.open(CACHES.push);
  await cache.put(KEY, new Response(JSON.stringify(Reader.parse(reader))));
}

/** Shows nobody any. */
export async function forgetReader(): Promise<void> {
  await caches.delete(CACHES.push);
}

export async function readerNow(): Promise<Reader | undefined> {
  const kept = await (await caches.open(CACHES.push)).match(KEY);
  return kept && Reader.parse(await kept.json());
}
