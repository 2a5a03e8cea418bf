import { readStored, removeStored, writeStored } from '@site/session';
import * as z from 'zod/mini';
import { base64url, bytesOf } from './bytes';
import { decodeTwice, encodeTwice } from './encodeTwice';
import { deleteSealingKey, makeSealingKey, readSealingKey } from './sealingKey';

/*
 * "Remember me" (decisions.md, "Remembered password"): who, and how they log in, as plain text in local
 * storage; the password sealed. Without IndexedDB (a private window) the name alone is kept. Nothing here
 * throws: a memory that fails must not fail a login.
 */

const STORAGE_KEY = 'rememberedLogin';
const IV_BYTES = 12;

const Stored = z.object({
  type: z.literal('username'),
  username: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Initialisation vector and cipher text, base64url. */
  password: z.optional(z.string()),
});

export interface RememberedLogin {
  readonly username: string;
  /** Left out when the browser could not keep it. */
  readonly password?: string | undefined;
}

/** Keeps a login for the next visit, in the place of the last one. */
export async function rememberLogin(username: string, password: string): Promise<void> {
  const sealed = await seal(password, username).catch(() => undefined);
  writeStored(STORAGE_KEY, { type: 'username', username, ...(sealed && { password: sealed }) });
}

/** The kept login; `undefined` when there is none. */
export async function recallLogin(): Promise<RememberedLogin | undefined> {
  const stored = readStored(STORAGE_KEY, Stored);
  if (!stored) return undefined;
  const { username, password } = stored;
  return { username, password: password && (await unseal(password, username).catch(() => undefined)) };
}

/** Deletes text and key. */
export async function forgetLogin(): Promise<void> {
  if (!readStored(STORAGE_KEY, Stored)) return;
  removeStored(STORAGE_KEY);
  await deleteSealingKey().catch(() => undefined);
}

/** The name goes in as bound data: the password opens beside no other name. */
const sealing = (iv: Uint8Array<ArrayBuffer>, username: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(username),
});

async function seal(password: string, username: string): Promise<string> {
  const { key, suffix } = await makeSealingKey();
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(encodeTwice(password, base64url(suffix)));
  const sealed = new Uint8Array(await crypto.subtle.encrypt(sealing(iv, username), key, text));
  return `${base64url(iv)}.${base64url(sealed)}`;
}

async function unseal(text: string, username: string): Promise<string | undefined> {
  const known = await readSealingKey();
  const [iv, sealed] = text.split('.').map(bytesOf);
  if (!known || !iv || !sealed) return undefined;
  const opened = await crypto.subtle.decrypt(sealing(iv, username), known.key, sealed);
  return decodeTwice(new TextDecoder().decode(opened), base64url(known.suffix));
}
