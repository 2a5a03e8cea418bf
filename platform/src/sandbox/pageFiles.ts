import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../db/client';
import { etagOf, holdsETag } from '../http/etag';
import { parseRequest } from '../http/parse';
import { merchants } from '../merchants/tables';
import { PAGE_PATH, SITE_PARAMETER } from './launch';

const require = createRequire(import.meta.url);

const folder = path.join(import.meta.dirname, 'page');

/** Content types of a page's files by their ending. */
export const PAGE_FILE_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/** Nothing but the page's own files and calls; in a frame of `framedBy` alone, or of nobody. */
const pagePolicy = (framedBy = "'none'") =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy}`,
    "require-trusted-types-for 'script'",
  ].join('; ');

const PageQuery = z.object({ [SITE_PARAMETER]: z.optional(z.string().check(z.maxLength(256))) });

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

/** The site that the page's address names, when it is a merchant's. */
async function framingSite(db: Database, query: unknown): Promise<string | undefined> {
  const { [SITE_PARAMETER]: site } = parseRequest(PageQuery, query);
  if (site === undefined || !URL.canParse(site)) return undefined;
  const { origin, hostname, protocol } = new URL(site);
  if (origin !== site || !/^https?:$/.test(protocol)) return undefined;
  const rows = await db.select({ hosts: merchants.hosts }).from(merchants);
  return rows.some(({ hosts }) => hosts.includes(hostname)) ? origin : undefined;
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
      const framedBy = url === PAGE_PATH ? await framingSite(app.platform.db, request.query) : undefined;
      // The older header knows no list: where the policy names a site, the policy decides.
      if (framedBy) reply.removeHeader('x-frame-options');
      reply
        .header('content-security-policy', pagePolicy(framedBy))
        .header('cache-control', 'no-cache')
        .header('referrer-policy', 'no-referrer')
        .header('etag', etag);
      if (holdsETag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type(type).send(body);
    });
  }
}
