import * as z from 'zod/mini';
import { Integrity, Release, RemoteId } from './discovery';
import { MerchantCode } from './merchant';

/*
 * A preview link opens a release for one tab on the live site (FD-077): `?preview=<token>`. The token is a compact JWS
 * by ES256 whose payload is `PreviewClaims`; the document has the keys that it is checked against.
 */

/** `typ` of the token's header, so that no other token of the same key is taken for one. */
export const PREVIEW_TYPE = 'site-preview';

/** How far away the end of a link may be, in ms. */
export const MAX_PREVIEW_MS = 7 * 24 * 60 * 60 * 1000;

/** Longest token that is looked at. */
export const MAX_PREVIEW_LENGTH = 4096;

const Coordinate = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** A public key of P-256, as JSON Web Keys are written. */
export const PreviewKey = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: Coordinate,
  y: Coordinate,
});
export type PreviewKey = z.infer<typeof PreviewKey>;

/** The keys of a document. */
export const PreviewKeys = z.array(PreviewKey).check(z.maxLength(20));

/** Name of a link, to take it back by. */
export const PreviewId = z.string().check(z.regex(/^[A-Za-z0-9_-]{10,40}$/));

export const PreviewHeader = z.object({ alg: z.literal('ES256'), typ: z.literal(PREVIEW_TYPE) });

export const PreviewClaims = z.object({
  jti: PreviewId,
  /** The merchant whose site it is for. */
  aud: MerchantCode,
  /** The remote in whose place the release is shown. */
  remote: RemoteId,
  release: Release,
  /** Address and integrity of the release's manifest. */
  manifest: z.string().check(z.regex(/^https?:\/\/[^\s]+$/), z.maxLength(2048)),
  integrity: Integrity,
  /** Its end, in seconds since 1970. */
  exp: z.int(),
});
export type PreviewClaims = z.infer<typeof PreviewClaims>;
