import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const REVALIDATE = 'private, max-age=0, must-revalidate';

/** A strong ETag of a body. */
export const etagOf = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** An encoded form of a body has a tag of its own: `"abc"` → `"abc-br"`. */
export const encodedETag = (etag: string, encoding: string): string => `${etag.slice(0, -1)}-${encoding}"`;

/** Whether the caller holds this body already, in whatever encoding. */
export function holdsETag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const plain = (text: string) =>
    text
      .trim()
      .replace(/^W\//, '')
      .replace(/-(?:br|gzip)"$/, '"');
  return ifNoneMatch.split(',').some((held) => held.trim() === '*' || plain(held) === etag);
}

/** Sends a catalogue answer with its ETag, or 304 when the caller holds it (docs/calls.md, "Caching"). */
export function sendWithETag(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
  cacheControl = REVALIDATE,
): FastifyReply {
  const etag = etagOf(body);
  reply
    .header('etag', etag)
    .header('cache-control', cacheControl)
    .header('vary', 'Accept-Language, Merchant, Authorization');
  if (holdsETag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.send(body);
}
