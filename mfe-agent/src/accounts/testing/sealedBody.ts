import type { SentRequest } from '@site/api/testing';

const RSA = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

// The client asks for the key once in a page, so that all tests of a file need the same.
const keyPair = crypto.subtle.generateKey(
  { ...RSA, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
  true,
  ['encrypt', 'decrypt'],
);

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** For tests: the key set that the platform gives. */
export async function testKeys() {
  const { publicKey } = await keyPair;
  const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  return { keys: [{ kty: 'RSA', kid: 'k1', use: 'enc', n, e }] };
}

/** For tests: what an encrypted request holds, a compact JWE (RFC 7516) under that key. */
export async function openBody({ content }: SentRequest): Promise<unknown> {
  const [header = '', key = '', iv = '', text = '', tag = ''] = String(
    (content as { data: string }).data,
  ).split('.');
  const { privateKey } = await keyPair;
  const secret = await crypto.subtle.decrypt(RSA, privateKey, bytesOf(key));
  const aes = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['decrypt']);
  const sealed = new Uint8Array([...bytesOf(text), ...bytesOf(tag)]);
  const aad = new TextEncoder().encode(header);
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytesOf(iv), additionalData: aad },
    aes,
    sealed,
  );
  return JSON.parse(new TextDecoder().decode(plain));
}
