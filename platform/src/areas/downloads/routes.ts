import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../core/http/refusal';
import { siteOrigin } from '../../core/http/siteOrigin';
import { chooseLanguage } from '../../core/language';
import { findMerchant } from '../../core/merchants/service';
import { downloadPath, PROFILE_FILE } from './paths';
import { STORE_PAGE_POLICY, STORES, storePage } from './storePage';
import { webClipProfile } from './webClip';

const PROFILE_TYPE = 'application/x-apple-aspen-config; charset=utf-8';

/** What the demonstration's download links lead to: the profile for iOS, and a page in the place of each app. */
export function registerDownloads(app: FastifyInstance): void {
  const merchantOf = async (code: string) => {
    const merchant = await findMerchant(app.platform.db, code);
    if (!merchant) throw new Refusal('not.found');
    return merchant;
  };

  app.get<{ Params: { merchant: string } }>(
    downloadPath(':merchant', PROFILE_FILE),
    async (request, reply) => {
      const merchant = await merchantOf(request.params.merchant);
      return reply.type(PROFILE_TYPE).send(webClipProfile(merchant, siteOrigin(request, merchant)));
    },
  );

  for (const store of STORES) {
    app.get<{ Params: { merchant: string } }>(downloadPath(':merchant', store), async (request, reply) => {
      const merchant = await merchantOf(request.params.merchant);
      const language = chooseLanguage(
        undefined,
        request.headers['accept-language'],
        merchant.defaultLanguage,
      );
      return reply
        .header('content-security-policy', STORE_PAGE_POLICY)
        .type('text/html; charset=utf-8')
        .send(storePage(merchant.name, store, language));
    });
  }
}
