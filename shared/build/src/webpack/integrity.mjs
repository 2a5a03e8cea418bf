import { createHash } from 'node:crypto';

/**
 * Sub-resource integrity of a file's final bytes, as browsers write it (W3C SRI).
 * @param {Uint8Array | string} content
 * @returns {string} `sha384-…`
 */
export function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
