import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { accepts } from '../product/edge/storedFile';

const brotli = promisify(brotliCompress);

/** Below this a compressed answer is hardly smaller than a packet. Bytes. */
const WORTH_IT = 1_024;
/** Close to the size of the higher levels at a tenth of their time. */
const QUALITY = 4;

/** Compresses answers that gain by it: a matrix says the same words again and again. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT) return payload;
    reply.header('Vary', 'Accept-Encoding');
    if (!accepts(request.headers['accept-encoding'], 'br')) return payload;
    reply.header('Content-Encoding', 'br').removeHeader('Content-Length');
    return brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  });
}
