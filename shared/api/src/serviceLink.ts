import type { ServiceEntry, Status } from '@site/contracts/areas/system';
import { ApiError } from './apiError';
import { loadJwe } from './loadJwe';

type Entry = Pick<ServiceEntry, 'path'>;
type Keys = Pick<Status['info']['customerService'], 'key' | 'hosts'>;

/**
 * Opens customer service in a tab of its own, which the page that opens there cannot reach back from. The tab opens
 * at once: Safari blocks one that opens only when its address has been deciphered.
 *
 * @returns undefined once it is open; the address where the browser has blocked the tab, for another press.
 * @throws ApiError `client.link.refused`, with no tab left open.
 */
export async function openServiceTab(entry: Entry, keys: Keys): Promise<string | undefined> {
  const tab = window.open('', '_blank');
  try {
    const url = await serviceLink(entry, keys);
    if (!tab) return url;
    tab.opener = null;
    tab.location.replace(url);
    return undefined;
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/**
 * The address behind a customer-service entry. Its path arrives as a compact JWE under the key of the status
 * payload (docs/calls.md, "Customer-service links"), which hides it from scrapers and proves nothing: only
 * https, and only hosts that the merchant lists, are answered. Throws ApiError `client.link.refused` for
 * anything else.
 */
export async function serviceLink({ path }: Entry, { key, hosts }: Keys): Promise<string> {
  const { unseal } = await loadJwe();
  try {
    const link = new URL(await unseal(path, key.k));
    if (link.protocol === 'https:' && hosts.includes(link.hostname)) return link.href;
  } catch (cause) {
    throw new ApiError({ code: 'client.link.refused', cause });
  }
  throw new ApiError({ code: 'client.link.refused' });
}
