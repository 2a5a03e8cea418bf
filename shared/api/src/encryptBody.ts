import { EncryptionKeys, encryptionKeys } from '@site/contracts/areas/system';
import { tellMalformed } from './answer';
import { ApiError } from './apiError';
import { send } from './http';
import { parseItemByItem } from './itemByItem';
import { loadJwe } from './loadJwe';
import { apiSettings } from './settings';

type Key = EncryptionKeys['keys'][number];

let newestKey: Promise<Key> | undefined;

/** Forgets the platform's key, after it said encryption.key.unknown. */
export function forgetEncryptionKey(): void {
  newestKey = undefined;
}

/**
 * Seals a payload for the platform: JWE compact, RSA-OAEP-256 with A256GCM
 * (docs/calls.md, "Encrypted bodies"). `kid` goes into the `Encryption` header. Throws ApiError when the keys
 * cannot be had or used.
 */
export async function encryptBody(payload: unknown): Promise<{ data: string; kid: string }> {
  const [key, { seal }] = await Promise.all([encryptionKey(), loadJwe()]);
  try {
    return { data: await seal(payload, key), kid: key.kid };
  } catch (cause) {
    forgetEncryptionKey();
    throw new ApiError({ code: 'encryption.invalid', cause });
  }
}

function encryptionKey(): Promise<Key> {
  newestKey ??= fetchNewestKey().catch((error: unknown) => {
    forgetEncryptionKey();
    throw error;
  });
  return newestKey;
}

async function fetchNewestKey(): Promise<Key> {
  const { baseUrl, merchant } = apiSettings();
  const { method, path, module } = encryptionKeys;
  const response = await send({
    method,
    url: path,
    baseURL: baseUrl,
    // Past the browser's cache, which may still hold the set that the platform has just refused.
    headers: { Merchant: merchant.code, ModuleId: module, 'Cache-Control': 'no-cache' },
  });
  const keys = parseItemByItem(EncryptionKeys, response.body);
  // A key of a kind that this client does not know is no reason to refuse those that it does.
  if (keys.success) tellMalformed(encryptionKeys, keys);
  const newest = keys.success ? keys.data.keys[0] : undefined;
  if (newest) return newest;
  const cause = keys.success ? undefined : keys.error;
  throw new ApiError({ code: 'client.response.malformed', status: response.status, cause });
}
