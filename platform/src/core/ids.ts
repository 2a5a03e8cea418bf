import { createHash, randomBytes } from 'node:crypto';

const ID_BYTES = 15;
const TOKEN_BYTES = 32;

/** A new opaque id of 20 letters (docs/calls.md, "Values"), with a prefix that says what it names. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(ID_BYTES).toString('base64url')}`;

/** A new bearer token: 256 random bits. Only its hash is stored. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of a token. Unsalted on purpose: the token itself is 256 random bits and must be found by it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
