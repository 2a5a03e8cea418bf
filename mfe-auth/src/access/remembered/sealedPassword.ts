import { base64url, bytesOf } from './bytes';
import { decodeTwice, encodeTwice } from './encodeTwice';
import { makeSealingKey, readSealingKey } from './sealingKey';

const IV_BYTES = 12;

/** The name goes in as bound data: the password opens beside no other name. */
const sealing = (iv: Uint8Array<ArrayBuffer>, username: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(username),
});

/** Rejects when the browser keeps no key. */
export async function seal(password: string, username: string): Promise<string> {
  const { key, suffix } = await makeSealingKey();
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(encodeTwice(password, base64url(suffix)));
  const sealed = new Uint8Array(await crypto.subtle.encrypt(sealing(iv, username), key, text));
  return `${base64url(iv)}.${base64url(sealed)}`;
}

/** `undefined` when the key has gone, or is another; rejects when the text is not ours, or beside another name. */
export async function unseal(text: string, username: string): Promise<string | undefined> {
  const known = await readSealingKey();
  const [iv, sealed] = text.split('.').map(bytesOf);
  if (!known || !iv || !sealed) return undefined;
  const opened = await crypto.subtle.decrypt(sealing(iv, username), known.key, sealed);
  return decodeTwice(new TextDecoder().decode(opened), base64url(known.suffix));
}
