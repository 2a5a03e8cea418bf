import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compress, type Encoding } from '../../core/http/compression';
import { encodedETag, etagOf, holdsETag } from '../../core/http/etag';

/** Pictures held at once: all games of the catalogue in both languages, with room; about 10 KB each. */
const MOST_PICTURES = 4_000;
/** Pictures are compressed once and sent often. */
const BROTLI_QUALITY = 9;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300';
/** A picture is no page: opened by itself it may load and run nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface Picture {
  svg: string;
  etag: string;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** Drawn pictures in memory, the least recently used ones dropped first. */
export class PictureCache {
  readonly #pictures = new Map<string, Picture>();

  /** The picture of a key, drawn when it is not held. */
  get(key: string, draw: () => string): Picture {
    return this.held(key) ?? this.#hold(key, this.#make(draw()));
  }

  /** The picture of a key, if it was drawn before. */
  held(key: string): Picture | undefined {
    const picture = this.#pictures.get(key);
    if (!picture) return undefined;
    this.#pictures.delete(key);
    return this.#hold(key, picture);
  }

  #hold(key: string, picture: Picture): Picture {
    this.#pictures.set(key, picture);
    return picture;
  }

  #make(svg: string): Picture {
    if (this.#pictures.size >= MOST_PICTURES) {
      const [oldest] = this.#pictures.keys();
      if (oldest !== undefined) this.#pictures.delete(oldest);
    }
    return { svg, etag: etagOf(svg), encoded: {} };
  }
}

/** Sends a picture in the caller's best encoding, or 304. For good when its address changes with what it shows. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: Picture,
  { immutable }: { immutable: boolean },
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply
    .header('cache-control', immutable ? IMMUTABLE : SHORT)
    .header('content-security-policy', PICTURE_POLICY)
    .header('vary', 'Accept-Encoding')
    .header('etag', encoding ? encodedETag(picture.etag, encoding) : picture.etag)
    .type('image/svg+xml; charset=utf-8');
  if (holdsETag(request.headers['if-none-match'], picture.etag)) return reply.code(304).send();
  if (!encoding) return reply.send(Buffer.from(picture.svg));
  picture.encoded[encoding] ??= compress(picture.svg, encoding, BROTLI_QUALITY);
  return reply.header('content-encoding', encoding).send(await picture.encoded[encoding]);
}
