import { createHash } from 'node:crypto';

export { integrityOf } from '@site/build/integrity';

const SHORT_HASH_LENGTH = 12;

/** A short name for this content, for file and folder names. */
export function contentHash(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, SHORT_HASH_LENGTH);
}
