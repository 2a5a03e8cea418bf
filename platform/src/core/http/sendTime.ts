import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE, SECOND } from '../clock';

/** A caller has so long to send its call: a slow one holds a connection for nothing. */
const SEND_TIME_MS = 10 * SECOND;
/** So long for a picture, which a phone on a slow network sends for a minute. */
export const UPLOAD_TIME_MS = 2 * MINUTE;

const isUpload = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/') === true;

/** Breaks off calls that do not arrive within their time. One that has arrived may wait as long as its work does. */
export function limitSendTime(
  app: FastifyInstance,
  { callMs, uploadMs } = { callMs: SEND_TIME_MS, uploadMs: UPLOAD_TIME_MS },
): void {
  app.server.headersTimeout = callMs;
  const running = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const stop = async (request: FastifyRequest) => clearTimeout(running.get(request));
  app.addHook('onRequest', async (request) => {
    const breakOff = () => {
      if (!request.raw.complete) request.raw.destroy();
    };
    running.set(request, setTimeout(breakOff, isUpload(request) ? uploadMs : callMs));
  });
  app.addHook('onResponse', stop);
  app.addHook('onRequestAbort', stop);
}
