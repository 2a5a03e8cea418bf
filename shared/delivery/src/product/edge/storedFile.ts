import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { contentHash } from '../../integrity';
import { ENCODINGS } from '../store/compress';
import type { Store } from '../store/Store';

export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** For what has its content's hash in its name or folder. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For documents: kept, but asked about each time. */
export const REVALIDATED = 'no-cache';

/**
 * Answers with a file of the store: in the best encoding that the browser takes, or with 304 when it has it.
 *
 * @returns false, and nothing answered, when there is no such file.
 */
export async function sendStoredFile(
  store: Pick<Store, 'readFile'>,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): Promise<boolean> {
  const found = await readEncoded(store, file, request.headers['accept-encoding']);
  if (!found) return false;
  const etag = `"${contentHash(found.content)}"`;
  response.setHeaders(
    new Map(
      Object.entries({
        'Content-Type': CONTENT_TYPES[path.posix.extname(file)] ?? 'application/octet-stream',
        'X-Content-Type-Options': 'nosniff',
        Vary: 'Accept-Encoding',
        ETag: etag,
        ...headers,
      }).map(([name, value]) => [name, String(value)]),
    ),
  );
  if (matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return true;
  }
  if (found.encoding) response.setHeader('Content-Encoding', found.encoding);
  response.setHeader('Content-Length', found.content.byteLength);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : found.content);
  return true;
}

async function readEncoded(
  store: Pick<Store, 'readFile'>,
  file: string,
  accepted: string | undefined,
): Promise<{ content: Buffer; encoding?: string } | undefined> {
  for (const { name, ending } of ENCODINGS) {
    if (!accepts(accepted, name)) continue;
    const content = await readIfPath(store, file + ending);
    if (content) return { content, encoding: name };
  }
  const content = await readIfPath(store, file);
  return content && { content };
}

/** A path that a store refuses names nothing, as far as a browser is concerned. */
async function readIfPath(store: Pick<Store, 'readFile'>, file: string): Promise<Buffer | undefined> {
  try {
    return await store.readFile(file);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether an Accept-Encoding header names this encoding, and not with a weight of zero. */
export function accepts(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((candidate) => ['*', etag].includes(candidate.trim().replace(/^W\//, '')));
}
