import { base64url, CompactEncrypt } from 'jose';

/** Links by key and address. Sealed once, so that an unchanged answer keeps its ETag. */
const sealed = new Map<string, Promise<string>>();

/**
 * Seals a customer-service link as compact JWE under the merchant's key
 * (docs/calls.md, "Customer-service links").
 */
export function seal(url: string, key: string): Promise<string> {
  const slot = `${key} ${url}`;
  const known = sealed.get(slot);
  if (known) return known;
  const made = new CompactEncrypt(new TextEncoder().encode(url))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(base64url.decode(key));
  sealed.set(slot, made);
  return made;
}
