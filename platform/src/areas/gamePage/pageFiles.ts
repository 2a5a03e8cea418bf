import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { etagOf, holdsETag } from '../../core/http/etag';
import { fileLimit } from '../../core/http/rateLimit';
import { pagePolicy } from './pagePolicy';

const require = createRequire(import.meta.url);

const folderOf = (page: string) => path.join(import.meta.dirname, 'pages', page);

/** What every page is made of; a page's files name it as the folder beside their own. */
const COMMON = 'common';

const FILE_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/** Thai letters in the weights that the pages use; Latin ones are the system's. */
const FONT_WEIGHTS = [400, 700];
const FONT_CACHE = 'public, max-age=31536000, immutable';

/** How the files' routes are counted. */
const counted = ({ platform }: FastifyInstance) => ({
  config: { limit: fileLimit(platform.config.rateLimitFactor) },
});

function registerFonts(app: FastifyInstance, address: string): void {
  for (const weight of FONT_WEIGHTS) {
    const file = require.resolve(
      `@fontsource/noto-sans-thai/files/noto-sans-thai-thai-${weight}-normal.woff2`,
    );
    const font = readFileSync(file);
    app.get(`${address}/noto-sans-thai-${weight}.woff2`, counted(app), async (_request, reply) =>
      reply.header('cache-control', FONT_CACHE).type('font/woff2').send(font),
    );
  }
}

function registerFolder(app: FastifyInstance, folder: string, address: string): void {
  for (const file of readdirSync(folder)) {
    const type = FILE_TYPES[path.extname(file)];
    if (type === undefined) continue;
    const body = readFileSync(path.join(folder, file), 'utf8');
    const etag = etagOf(body);
    app.get(`${address}/${file}`, counted(app), async (request, reply) => {
      reply
        .header('content-security-policy', pagePolicy([]))
        .header('cache-control', 'no-cache')
        .header('etag', etag);
      if (holdsETag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type(type).send(body);
    });
  }
}

/** The document of a game's page, as its file has it. */
export const readDocument = (page: string, file: string): string =>
  readFileSync(path.join(folderOf(page), file), 'utf8');

/**
 * Serves the files of a game's page from memory: its own under `<prefix>/page`, and those of all pages under
 * `<prefix>/common`. Each page has its own copy, because each may live on another origin or path.
 */
export function registerPageFiles(app: FastifyInstance, prefix: string, page: string): void {
  registerFolder(app, folderOf(page), `${prefix}/page`);
  registerFolder(app, folderOf(COMMON), `${prefix}/${COMMON}`);
  registerFonts(app, `${prefix}/${COMMON}`);
}
