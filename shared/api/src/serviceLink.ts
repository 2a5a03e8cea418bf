import type { ServiceEntry, Status } from '@site/contracts/system';
import { ApiError } from './apiError';
import { loadJwe } from './loadJwe';

/**
 * The address behind a customer-service entry. Its path arrives as a compact JWE under the key of the status
 * payload (docs/calls.md, "Customer-service links"), which hides it from scrapers and proves nothing: only
 * https, and only hosts that the merchant lists, are answered. Throws ApiError `client.link.refused` for
 * anything else.
 */
export async function serviceLink(
  { path }: Pick<ServiceEntry, 'path'>,
  { key, hosts }: Pick<Status['info']['customerService'], 'key' | 'hosts'>,
): Promise<string> {
  const { unseal } = await loadJwe();
  try {
    const link = new URL(await unseal(path, key.k));
    if (link.protocol === 'https:' && hosts.includes(link.hostname)) return link.href;
  } catch (cause) {
    throw new ApiError({ code: 'client.link.refused', cause });
  }
  throw new ApiError({ code: 'client.link.refused' });
}
