import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FramePlayType } from '@site/contracts/lottery';
import { Id } from '@site/contracts/values';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { etagOf, holdsETag } from '../http/etag';
import { resolveMerchant } from '../http/merchant';
import { messages } from '../http/messages';
import { parseRequest } from '../http/parse';
import { addressLimit } from '../http/rateLimit';
import { Refusal } from '../http/refusal';
import { chooseLanguage, type Language } from '../language';
import type { Merchant } from '../merchants/tables';
import { PAGE_FILE_TYPES, registerFonts } from '../sandbox/pageFiles';
import { openLotteryFrame } from './frames';

const PREFIX = '/m/lotto-h5';
const folder = path.join(import.meta.dirname, 'page');
const DOCUMENT = 'lottery.html';
/** Where the document's own facts go. */
const FACTS = '<!-- facts -->';
/** Its first element as the file has it. */
const ROOT = '<html lang="en" data-look="dark">';

const Address = z.object({ mui: Id, playType: FramePlayType, gameId: Id });
const Query = z.object({
  token: z.optional(z.string().check(z.maxLength(128))),
  css: z.optional(z.string().check(z.maxLength(32))),
});

/** Nothing but the page's own files and calls; only the merchant's pages may hold it. */
function policyFor({ hosts }: Merchant, siteOrigins: readonly string[]): string {
  const ancestors = ["'self'", ...hosts.map((host) => `https://${host}`), ...siteOrigins];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.join(' ')}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** What the script of the page starts from. */
interface Facts {
  language: Language;
  look: 'dark' | 'light';
  session?: string;
  refusal?: Refusal;
}

function documentWith(
  template: string,
  merchant: string,
  { language, look, session, refusal }: Facts,
): string {
  const text = refusal && messages[refusal.code][language];
  const entries = { session, refusal: refusal?.code, 'refusal-text': text };
  const facts = Object.entries(entries)
    .filter(([, content]) => content !== undefined)
    .map(([name, content]) => `<meta name="lottery-${name}" content="${escaped(String(content))}" />`);
  return template
    .replace(ROOT, `<html lang="${language}" data-merchant="${merchant}" data-look="${look}">`)
    .replace(FACTS, facts.join(''));
}

function registerFiles(app: FastifyInstance): void {
  registerFonts(app, `${PREFIX}/page`);
  for (const file of readdirSync(folder)) {
    const type = PAGE_FILE_TYPES[path.extname(file)];
    if (type === undefined || file === DOCUMENT) continue;
    const body = readFileSync(path.join(folder, file), 'utf8');
    const etag = etagOf(body);
    app.get(`${PREFIX}/page/${file}`, async (request, reply) => {
      reply.header('cache-control', 'no-cache').header('etag', etag);
      if (holdsETag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type(type).send(body);
    });
  }
}

/**
 * The lottery's page (api.md 2.9, Lottery frame). Opening it uses the launch token up and hands the page its
 * frame session; a refusal is a page as well, and one for a token asks the page around it for another.
 */
export function registerFramePage(app: FastifyInstance): void {
  const { db, clock, config, limiter } = app.platform;
  const addresses = addressLimit(config.rateLimitFactor);
  const template = readFileSync(path.join(folder, DOCUMENT), 'utf8');

  async function open(request: FastifyRequest, merchant: Merchant): Promise<Facts> {
    const { token = '', css } = parseRequest(Query, request.query);
    const look = css === 'light' ? 'light' : 'dark';
    try {
      const address = parseRequest(Address, request.params);
      const launch = { launchToken: token, address, ip: request.ip, now: clock() };
      const frame = await openLotteryFrame(db, launch);
      if (frame.merchant.code !== merchant.code) throw new Refusal('launch.token.invalid');
      return { language: frame.launch.language, look, session: frame.token };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const accepted = request.headers['accept-language'];
      const language = chooseLanguage(undefined, accepted, merchant.defaultLanguage);
      return { language, look, refusal: error };
    }
  }

  app.get(
    `${PREFIX}/:mui/:playType/games/:gameId`,
    // A HEAD would use the launch token up.
    { exposeHeadRoute: false },
    async (request, reply) => {
      limiter.take(addresses, request.ip);
      const query = parseRequest(z.record(z.string(), z.unknown()), request.query);
      const merchant = await resolveMerchant(db, request, query);
      const facts = await open(request, merchant);
      return reply
        .code(facts.refusal?.status ?? 200)
        .header('content-security-policy', policyFor(merchant, config.siteOrigins))
        .removeHeader('x-frame-options')
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .type('text/html; charset=utf-8')
        .send(documentWith(template, merchant.code, facts));
    },
  );
  registerFiles(app);
}
