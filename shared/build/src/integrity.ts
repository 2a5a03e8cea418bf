import { createHash } from 'node:crypto';

/**
 * Sub-resource integrity of a file's final bytes, as browsers write it (W3C SRI).
 *
 * @returns `sha384-…`
 */
export function integrityOf(content: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
