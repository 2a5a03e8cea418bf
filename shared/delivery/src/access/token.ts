import { createHash, randomBytes } from 'node:crypto';

/** Finds tokens that got into a log or a repository. */
const PREFIX = 'site_';
const BYTES = 32;

/** A new token, which is shown once and kept nowhere, and its hash for `access.json`. */
export function newToken(): { readonly token: string; readonly tokenHash: string } {
  const token = `${PREFIX}${randomBytes(BYTES).toString('base64url')}`;
  return { token, tokenHash: hashOf(token) };
}

/** As `access.json` has it. What is hashed is long and random, so a fast hash without salt gives nothing away. */
export function hashOf(token: string): string {
  return `sha256-${createHash('sha256').update(token).digest('base64url')}`;
}
