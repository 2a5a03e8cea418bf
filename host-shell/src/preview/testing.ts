import { PREVIEW_TYPE, type PreviewClaims, PreviewKey } from '@site/contracts/federation/preview';
import { manifestUrl, someIntegrity } from '../federation/testing';

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** What a link says that is sound in every respect, an hour before its end. */
export function someClaims(changes: Partial<PreviewClaims> = {}): PreviewClaims {
  return {
    jti: 'a-link-of-a-test',
    aud: 'aurora',
    remote: 'mfe_games',
    release: '1.5.0-rc.1',
    manifest: manifestUrl('mfe_games', '1.5.0-rc.1'),
    integrity: someIntegrity,
    exp: Math.floor(Date.now() / 1000) + 3600,
    ...changes,
  };
}

/** A pair of keys: the public one as a document has it, and what signs by the other, as `site preview` does. */
export async function previewSigner() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(ECDSA, true, ['sign', 'verify']);
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey);
  const sign = async (claims: object, header: object = { alg: 'ES256', typ: PREVIEW_TYPE }) => {
    const signed = [header, claims].map((part) => base64url(JSON.stringify(part))).join('.');
    const bytes = await crypto.subtle.sign(ECDSA, privateKey, new TextEncoder().encode(signed));
    return `${signed}.${base64url(String.fromCharCode(...new Uint8Array(bytes)))}`;
  };
  return { key: PreviewKey.parse({ kty, crv, x, y }), sign };
}

function base64url(binary: string): string {
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
