import { compactDecrypt, decodeProtectedHeader, importJWK } from 'jose';
import { findPrivateKey, KEY_ALGORITHM } from './keys';
import type { Platform } from './platform';
import { Refusal } from './refusal';

const CONTENT_ENCRYPTION = 'A256GCM';
const COMPACT_JWE = /^[\w-]+(?:\.[\w-]*){4}$/;

function readCiphertext(body: unknown): string {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (typeof data !== 'string' || !COMPACT_JWE.test(data)) throw new Refusal('encryption.required');
  return data;
}

function kidInside(jwe: string): unknown {
  try {
    return decodeProtectedHeader(jwe).kid;
  } catch {
    throw new Refusal('encryption.invalid');
  }
}

/**
 * Opens an encrypted body (docs/calls.md, "Encrypted bodies").
 *
 * @param kid The `Encryption` header.
 * @returns The JSON payload, unchecked.
 * @throws Refusal encryption.required, encryption.key.unknown or encryption.invalid.
 */
export async function openBody(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  kid: string | string[] | undefined,
  body: unknown,
): Promise<unknown> {
  const jwe = readCiphertext(body);
  if (typeof kid !== 'string' || kid === '') throw new Refusal('encryption.required');
  if (kidInside(jwe) !== kid) throw new Refusal('encryption.invalid');
  const jwk = await findPrivateKey(db, clock, kid);
  if (!jwk) throw new Refusal('encryption.key.unknown');
  try {
    const { plaintext } = await compactDecrypt(jwe, await importJWK(jwk, KEY_ALGORITHM), {
      keyManagementAlgorithms: [KEY_ALGORITHM],
      contentEncryptionAlgorithms: [CONTENT_ENCRYPTION],
    });
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext));
  } catch {
    // One answer for every reason, so that a forger learns nothing from the difference.
    throw new Refusal('encryption.invalid');
  }
}
