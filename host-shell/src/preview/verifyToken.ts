import {
  MAX_PREVIEW_LENGTH,
  MAX_PREVIEW_MS,
  PreviewClaims,
  PreviewHeader,
  type PreviewKey,
} from '@site/contracts/federation/preview';
import * as z from 'zod/mini';

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/**
 * Checks the token of a preview link (FD-077): that one of the document's keys signed it, for this merchant, and that
 * its end is ahead and no further away than a link may last.
 *
 * @returns What it says; undefined when anything is wrong with it.
 */
export async function verifyToken(
  token: string,
  keys: readonly PreviewKey[],
  merchant: string,
  now: Date,
): Promise<PreviewClaims | undefined> {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.');
  if (token.length > MAX_PREVIEW_LENGTH || rest.length > 0) return undefined;
  try {
    z.parse(PreviewHeader, jsonOf(header));
    const claims = z.parse(PreviewClaims, jsonOf(payload));
    const left = claims.exp * 1000 - now.getTime();
    if (claims.aud !== merchant || left <= 0 || left > MAX_PREVIEW_MS) return undefined;
    const signed = new TextEncoder().encode(`${header}.${payload}`);
    const bytes = bytesOf(signature);
    for (const key of keys) if (await hasSigned(key, bytes, signed)) return claims;
  } catch {
    // It is no token of ours.
  }
  return undefined;
}

async function hasSigned(
  key: PreviewKey,
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const imported = await crypto.subtle.importKey('jwk', key, ECDSA, false, ['verify']);
  return crypto.subtle.verify(ECDSA, imported, signature, signed);
}

function jsonOf(part: string): unknown {
  return JSON.parse(new TextDecoder().decode(bytesOf(part)));
}

/** From base64url. */
function bytesOf(part: string): Uint8Array<ArrayBuffer> {
  const text = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
