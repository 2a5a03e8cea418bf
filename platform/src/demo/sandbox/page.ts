import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { readDocument, registerPageFiles } from '../../areas/gamePage/pageFiles';
import { pagePolicy } from '../../areas/gamePage/pagePolicy';
import type { Database } from '../../core/db/client';
import { etagOf, holdsETag } from '../../core/http/etag';
import { parseRequest } from '../../core/http/parse';
import { merchants } from '../../core/merchants/tables';
import { PAGE_PATH, SITE_PARAMETER } from './launch';

const PREFIX = '/sandbox';
const PAGE = 'slots';

const PageQuery = z.object({ [SITE_PARAMETER]: z.optional(z.string().check(z.maxLength(256))) });

/** The site that the page's address names, when it is a merchant's. */
async function framingSite(db: Database, query: unknown): Promise<string | undefined> {
  const { [SITE_PARAMETER]: site } = parseRequest(PageQuery, query);
  if (site === undefined || !URL.canParse(site)) return undefined;
  const { origin, hostname, protocol } = new URL(site);
  if (origin !== site || !/^https?:$/.test(protocol)) return undefined;
  const rows = await db.select({ hosts: merchants.hosts }).from(merchants);
  return rows.some(({ hosts }) => hosts.includes(hostname)) ? origin : undefined;
}

/** Serves the demonstration game's page. */
export function registerPage(app: FastifyInstance): void {
  const document = readDocument(PAGE, 'play.html');
  const etag = etagOf(document);
  app.get(PAGE_PATH, async (request, reply) => {
    const framedBy = await framingSite(app.platform.db, request.query);
    // The older header knows no list: where the policy names a site, the policy decides.
    if (framedBy) reply.removeHeader('x-frame-options');
    reply
      .header('content-security-policy', pagePolicy(framedBy ? [framedBy] : []))
      .header('cache-control', 'no-cache')
      .header('referrer-policy', 'no-referrer')
      .header('etag', etag);
    if (holdsETag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(document);
  });
  registerPageFiles(app, PREFIX, PAGE);
}
