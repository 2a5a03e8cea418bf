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
  let link: string;
  try {
    link = await unseal(path, key.k);
  } catch (cause) {
    throw new ApiError({ code: 'client.link.refused', cause });
  }
  return serviceAddress(link, hosts);
}

/** Names of the machine itself, where a developer's service desk has no certificate. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1'];

/**
 * An address of customer service as the browser writes it: https, or on this very machine, and on a host that the
 * merchant lists. Throws ApiError `client.link.refused` for anything else.
 */
export function serviceAddress(address: string, hosts: Keys['hosts']): string {
  const link = URL.canParse(address) ? new URL(address) : undefined;
  const isSafe =
    link?.protocol === 'https:' || (link?.protocol === 'http:' && LOOPBACK.includes(link.hostname));
  if (!link || !isSafe || !hosts.includes(link.hostname)) throw new ApiError({ code: 'client.link.refused' });
  return link.href;
}
