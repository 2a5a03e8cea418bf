import { customerService, type Status } from '@site/contracts/system';
import { ApiError } from '../apiError';
import { useApiQuery } from '../queries';

/** The ways to reach customer service, in the merchant's order. */
export function useCustomerService() {
  return useApiQuery(customerService, {}, { select: ({ list }) => list });
}

/**
 * The address behind a sealed customer-service path (api.md 1.4). The seal proves nothing, so only https and
 * only hosts that the merchant lists pass. Throws ApiError client.link.refused for everything else.
 */
export async function openServicePath(
  path: string,
  { key, hosts }: Pick<Status['info']['customerService'], 'key' | 'hosts'>,
): Promise<string> {
  const address = await unseal(path, key);
  if (!URL.canParse(address)) throw refused();
  const { protocol, hostname, href } = new URL(address);
  if (protocol !== 'https:' || !hosts.includes(hostname)) throw refused();
  return href;
}

async function unseal(path: string, { kty, k }: Status['info']['customerService']['key']): Promise<string> {
  const { compactDecrypt, importJWK } = await import('jose');
  try {
    const { plaintext } = await compactDecrypt(path, await importJWK({ kty, k }, 'dir'), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return new TextDecoder().decode(plaintext);
  } catch (cause) {
    throw refused(cause);
  }
}

const refused = (cause?: unknown) => new ApiError({ code: 'client.link.refused', cause });
