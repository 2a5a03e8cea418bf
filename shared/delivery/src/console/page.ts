import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../product/edge/answers';
import { IMMUTABLE, REVALIDATED, sendStoredFile } from '../product/edge/storedFile';
import type { Store } from '../product/store/Store';
import { CONSOLE_HEADERS } from './headers';

const DOCUMENT = 'index.html';

/** Files that the build names by their content. */
const NAMED_BY_CONTENT = /\.[0-9a-f]{10}\.[a-z0-9]+$/;

/** Answers with a file of the page, or with its document for every path that is none. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  store: Store,
  folder: string,
): Promise<void> {
  const path = pathOf(request.url) ?? '/';
  const isFile = /\.[a-z0-9]+$/.test(path);
  reply.hijack();
  const sent = await sendStoredFile(
    store,
    `${folder}/${isFile ? path.slice(1) : DOCUMENT}`,
    request.raw,
    reply.raw,
    {
      ...CONSOLE_HEADERS,
      'Cache-Control': NAMED_BY_CONTENT.test(path) ? IMMUTABLE : REVALIDATED,
    },
  );
  if (!sent)
    reply.raw
      .writeHead(404, { ...CONSOLE_HEADERS, 'Content-Type': 'text/plain' })
      .end('There is no such file.\n');
}
