import { base64url, CompactEncrypt } from 'jose';

/**
 * For tests: a link as customer service seals it (docs/calls.md, "Customer-service links"), and the key that
 * opens it.
 */
export async function sealedLink(link: string) {
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const path = await new CompactEncrypt(new TextEncoder().encode(link))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(secret);
  return { path, key: { kty: 'oct' as const, k: base64url.encode(secret) } };
}
