/** A private RSA key as RFC 7517 writes it. */
export interface PrivateRsaJwk {
  readonly kty?: string;
  readonly n?: string;
  readonly e?: string;
  readonly d?: string;
  readonly p?: string;
  readonly q?: string;
  readonly dp?: string;
  readonly dq?: string;
  readonly qi?: string;
}

/** The protected header and the plaintext of a JWE. Throws when it is malformed, changed, or for another key. */
export function openJwe(
  jwe: string,
  privateJwk: PrivateRsaJwk,
): { header: Record<string, unknown>; text: string };

/** A text sealed with RSA-OAEP-256 and A256GCM; `header` replaces fields of the protected header. */
export function sealJwe(
  text: string,
  publicJwk: { readonly kid: string; readonly kty: string; readonly n: string; readonly e: string },
  header?: Readonly<Record<string, unknown>>,
): string;
