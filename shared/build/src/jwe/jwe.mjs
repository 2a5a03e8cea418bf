import {
  constants,
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';

/*
 * Compact JWE (RFC 7516) by RSA-OAEP and A256GCM, written from the RFC over node:crypto: what the site and the
 * platform seal and open with `jose`, tests open and seal with this.
 */

/** Hash of OAEP by the `alg` of the header (RFC 7518, 4.3). @type {Readonly<Record<string, string>>} */
const OAEP_HASH = { 'RSA-OAEP': 'sha1', 'RSA-OAEP-256': 'sha256' };
const CONTENT_ALGORITHM = 'A256GCM';
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const VECTOR_BYTES = 12;
const TAG_BYTES = 16;
const PARTS = 5;

/** @param {unknown} alg */
function oaep(alg) {
  const oaepHash = typeof alg === 'string' ? OAEP_HASH[alg] : undefined;
  if (!oaepHash) throw new Error(`no algorithm of a key: ${alg}`);
  return { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash };
}

/**
 * Opens a JWE.
 *
 * @param {string} jwe
 * @param {import('node:crypto').JsonWebKey} privateJwk
 * @returns {{ header: Record<string, unknown>, text: string }} The protected header and the plaintext. It throws
 *   when the JWE is malformed, of other algorithms, changed, or for another key.
 */
export function openJwe(jwe, privateJwk) {
  const parts = jwe.split('.');
  if (parts.length !== PARTS) throw new Error(`a compact JWE has ${PARTS} parts, not ${parts.length}`);
  const [encodedHeader = '', ...encoded] = parts;
  const [encryptedKey, vector, ciphertext, tag] = encoded.map((part) => Buffer.from(part, 'base64url'));
  const header = JSON.parse(Buffer.from(encodedHeader, 'base64url').toString('utf8'));
  if (header.enc !== CONTENT_ALGORITHM) throw new Error(`no algorithm of content: ${header.enc}`);
  const privateKey = createPrivateKey({ key: privateJwk, format: 'jwk' });
  const contentKey = privateDecrypt({ key: privateKey, ...oaep(header.alg) }, encryptedKey);
  const decipher = createDecipheriv(CIPHER, contentKey, vector, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(encodedHeader, 'ascii'))
    .setAuthTag(tag);
  return { header, text: Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8') };
}

/**
 * Seals a text with RSA-OAEP-256 and A256GCM.
 *
 * @param {string} text
 * @param {{ kid: string, kty: string, n: string, e: string }} publicJwk
 * @param {Record<string, unknown>} [header] Fields of the protected header in the place of its own.
 * @returns {string}
 */
export function sealJwe(text, { kid, kty, n, e }, header = {}) {
  const fields = { alg: 'RSA-OAEP-256', enc: CONTENT_ALGORITHM, kid, ...header };
  const encodedHeader = Buffer.from(JSON.stringify(fields)).toString('base64url');
  const contentKey = randomBytes(KEY_BYTES);
  const vector = randomBytes(VECTOR_BYTES);
  const cipher = createCipheriv(CIPHER, contentKey, vector).setAAD(Buffer.from(encodedHeader, 'ascii'));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const publicKey = createPublicKey({ key: { kty, n, e }, format: 'jwk' });
  const encryptedKey = publicEncrypt({ key: publicKey, ...oaep(fields.alg) }, contentKey);
  const encoded = [encryptedKey, vector, ciphertext, cipher.getAuthTag()];
  return [encodedHeader, ...encoded.map((bytes) => bytes.toString('base64url'))].join('.');
}
