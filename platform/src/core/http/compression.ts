import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { encodedETag } from './etag';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this a compressed answer is hardly smaller than a packet. Bytes. */
const WORTH_IT = 1_024;
/** Close to the size of the higher levels at a tenth of their time. */
const BROTLI_QUALITY = 4;

export type Encoding = 'br' | 'gzip';

/** The best encoding that the caller takes. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const taken = (acceptEncoding ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : undefined;
}

/** Compresses a body for the wire. */
export function compress(
  body: string | Uint8Array,
  encoding: Encoding,
  quality = BROTLI_QUALITY,
): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body);
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** Compressed answers that a process keeps, of a few KB each. */
const KEPT = 1_000;

/** Compresses an answer once: the tag is made of its bytes, so that the same tag stands for the same answer. */
function keepingCompressor(): (etag: string, body: string, encoding: Encoding) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return (etag, body, encoding) => {
    const known = kept.get(etag);
    if (known) return known;
    const compressed = compress(body, encoding);
    if (kept.size >= KEPT) kept.clear();
    kept.set(etag, compressed);
    compressed.catch(() => kept.delete(etag));
    return compressed;
  };
}

/** Compresses text answers that are large enough to gain from it. */
export function registerCompression(app: FastifyInstance): void {
  const compressOnce = keepingCompressor();
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT || reply.hasHeader('content-encoding'))
      return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (!encoding) return payload;
    const etag = reply.getHeader('etag');
    reply.header('content-encoding', encoding).removeHeader('content-length');
    if (typeof etag !== 'string') return compress(payload, encoding);
    const encoded = encodedETag(etag, encoding);
    reply.header('etag', encoded);
    return compressOnce(encoded, payload, encoding);
  });
}
