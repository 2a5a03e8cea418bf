import { createHash } from 'node:crypto';

/** Sub-resource integrity of these bytes, as browsers write it. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

const SHORT_HASH_LENGTH = 12;

/** A short name for this content, for file and folder names. */
export function contentHash(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, SHORT_HASH_LENGTH);
}
