import { createHmac } from 'node:crypto';
import { base64url, CompactEncrypt } from 'jose';

/** Bytes of an initialisation vector of AES-GCM. */
const VECTOR_LENGTH = 12;

/**
 * Seals a customer-service link as compact JWE under the merchant's key
 * (docs/calls.md, "Customer-service links"). The vector follows from key and link, so that every process seals a
 * link alike and an unchanged answer keeps its ETag; another link has another vector.
 */
export function seal(url: string, key: string): Promise<string> {
  const secret = base64url.decode(key);
  const vector = createHmac('sha256', secret).update(url).digest().subarray(0, VECTOR_LENGTH);
  return new CompactEncrypt(new TextEncoder().encode(url))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setInitializationVector(vector)
    .encrypt(secret);
}
