import { readText, removeStored, writeStored } from '@site/session';
import { base64url, bytesOf } from './bytes';
import { decodeTwice, encodeTwice } from './encodeTwice';
import { deleteSealingKey, makeSealingKey, readSealingKey } from './sealingKey';
import { type ByUsername, parseLogins, type RememberedLogin, type RememberedType } from './storedLogins';

/*
 * "Remember me" (decisions.md, "Remembered password"): who, and how they log in, as plain text in local
 * storage, for each way to log in; the password sealed. Without IndexedDB (a private window) the name alone
 * is kept. Nothing here throws: a memory that fails must not fail a login.
 */

export type { RememberedLogin } from './storedLogins';

const STORAGE_KEY = 'rememberedLogin';
const IV_BYTES = 12;

const stored = () => parseLogins(readText(STORAGE_KEY));

/** Keeps a login for the next visit, in the place of the last one of its type. */
export async function rememberLogin(login: RememberedLogin): Promise<void> {
  const kept = login.type === 'username' ? await withSealedPassword(login) : login;
  writeStored(STORAGE_KEY, [kept, ...stored().filter(({ type }) => type !== login.type)]);
}

/** The kept login of a type; `undefined` when there is none. */
export async function recallLogin(wanted: RememberedType): Promise<RememberedLogin | undefined> {
  const kept = stored().find(({ type }) => type === wanted);
  if (kept?.type !== 'username' || kept.password === undefined) return kept;
  const password = await unseal(kept.password, kept.username).catch(() => undefined);
  return { ...kept, password };
}

/** How the login that was kept last was made; `undefined` when none is kept. */
export const lastRememberedType = (): RememberedType | undefined => stored()[0]?.type;

/** Deletes what is kept, and the key. */
export async function forgetLogins(): Promise<void> {
  if (readText(STORAGE_KEY) === undefined) return;
  removeStored(STORAGE_KEY);
  await deleteSealingKey().catch(() => undefined);
}

async function withSealedPassword({ type, username, password }: ByUsername) {
  const sealed = password && (await seal(password, username).catch(() => undefined));
  return { type, username, ...(sealed && { password: sealed }) };
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
