import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { etagOf, holdsETag } from '../http/etag';
import { PAGE_PATH } from './launch';

const require = createRequire(import.meta.url);

const folder = path.join(import.meta.dirname, 'page');

/** Content types of a page's files by their ending. */
export const PAGE_FILE_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/** Nothing but the page's own files and calls; no frame may hold it. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** Thai letters in the weights that the page uses; Latin ones are the system's. */
const FONT_WEIGHTS = [400, 700];
const FONT_CACHE = 'public, max-age=31536000, immutable';

/** Serves the Thai letters of a page under its folder's address. */
export function registerFonts(app: FastifyInstance, prefix = '/sandbox/page'): void {
  for (const weight of FONT_WEIGHTS) {
    const file = require.resolve(
      `@fontsource/noto-sans-thai/files/noto-sans-thai-thai-${weight}-normal.woff2`,
    );
    const font = readFileSync(file);
    app.get(`${prefix}/noto-sans-thai-${weight}.woff2`, async (_request, reply) =>
      reply.header('cache-control', FONT_CACHE).type('font/woff2').send(font),
    );
  }
}

/** Serves the demonstration game's page from memory. */
export function registerPage(app: FastifyInstance): void {
  registerFonts(app);
  for (const file of readdirSync(folder)) {
    const type = PAGE_FILE_TYPES[path.extname(file)];
    if (type === undefined) continue;
    const url = file === 'play.html' ? PAGE_PATH : `/sandbox/page/${file}`;
    const body = readFileSync(path.join(folder, file), 'utf8');
    const etag = etagOf(body);
    app.get(url, async (request, reply) => {
      reply
        .header('content-security-policy', PAGE_POLICY)
        .header('cache-control', 'no-cache')
        .header('referrer-policy', 'no-referrer')
        .header('etag', etag);
      if (holdsETag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type(type).send(body);
    });
  }
}
