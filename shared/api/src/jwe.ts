import { base64url, CompactEncrypt, compactDecrypt, importJWK } from 'jose';

/*
 * Compact JWE (docs/calls.md, "Encrypted bodies"). Loaded lazily, through loadJwe: a guest who looks around
 * needs none of it.
 */

const KEY_ALGORITHM = 'RSA-OAEP-256';
const CONTENT_ALGORITHM = 'A256GCM';

/** Public key of the platform, as its key set gives it. */
export interface SealingKey {
  readonly kty: 'RSA';
  readonly kid: string;
  readonly n: string;
  readonly e: string;
}

/** A JSON payload that only the holder of the private key can read. */
export async function seal(payload: unknown, { kid, kty, n, e }: SealingKey): Promise<string> {
  const key = await importJWK({ kty, n, e }, KEY_ALGORITHM);
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: KEY_ALGORITHM, enc: CONTENT_ALGORITHM, kid })
    .encrypt(key);
}

/** The text that was sealed with a shared key, given in base64url. Throws when it was not. */
export async function unseal(jwe: string, sharedKey: string): Promise<string> {
  const { plaintext } = await compactDecrypt(jwe, base64url.decode(sharedKey), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: [CONTENT_ALGORITHM],
  });
  return new TextDecoder().decode(plaintext);
}
