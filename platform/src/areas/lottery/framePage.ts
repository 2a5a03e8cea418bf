import { FramePlayType, LOTTERY_FRAME_FOLDER } from '@site/contracts/areas/lottery';
import { Id } from '@site/contracts/values/values';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { resolveMerchant } from '../../core/http/merchant';
import { messages } from '../../core/http/messages';
import { parseRequest } from '../../core/http/parse';
import { Refusal } from '../../core/http/refusal';
import { chooseLanguage, type Language } from '../../core/language';
import type { Merchant } from '../../core/merchants/tables';
import { readDocument, registerPageFiles } from '../gamePage/pageFiles';
import { pagePolicy } from '../gamePage/pagePolicy';
import { openLotteryFrame } from './frames';

const PAGE = 'lottery';
/** Where the document's own facts go. */
const FACTS = '<!-- facts -->';
/** Its first element as the file has it. */
const ROOT = '<html lang="en" data-look="dark">';

const Address = z.object({ mui: Id, playType: FramePlayType, gameId: Id });
const Query = z.object({
  token: z.optional(z.string().check(z.maxLength(128))),
  css: z.optional(z.string().check(z.maxLength(32))),
});

/** Only the merchant's pages may hold it. */
const framedBy = ({ hosts }: Merchant, siteOrigins: readonly string[]) => [
  "'self'",
  ...hosts.map((host) => `https://${host}`),
  ...siteOrigins,
];

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

/**
 * The lottery's page (docs/calls.md, "Lottery"). Opening it uses the launch token up and hands the page its
 * frame session; a refusal is a page as well, and one for a token asks the page around it for another.
 */
export function registerFramePage(app: FastifyInstance): void {
  const { db, clock, config } = app.platform;
  const template = readDocument(PAGE, 'lottery.html');

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
    `${LOTTERY_FRAME_FOLDER}/:mui/:playType/games/:gameId`,
    // A HEAD would use the launch token up.
    { exposeHeadRoute: false },
    async (request, reply) => {
      const query = parseRequest(z.record(z.string(), z.unknown()), request.query);
      const merchant = await resolveMerchant(db, request, query);
      const facts = await open(request, merchant);
      return reply
        .code(facts.refusal?.status ?? 200)
        .header('content-security-policy', pagePolicy(framedBy(merchant, config.siteOrigins)))
        .removeHeader('x-frame-options')
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .type('text/html; charset=utf-8')
        .send(documentWith(template, merchant.code, facts));
    },
  );
  registerPageFiles(app, LOTTERY_FRAME_FOLDER, PAGE);
}
