import * as contract from '@site/contracts/areas/messages';
import type { FastifyInstance } from 'fastify';
import { takesOffers } from '../../core/care/state';
import { fileLimit } from '../../core/http/rateLimit';
import { Refusal } from '../../core/http/refusal';
import { accountRoute, route } from '../../core/http/route';
import { PICTURE_TYPE } from '../pictures/redraw';
import { announcementLists } from './announcementLists';
import { findBannerPicture } from './bannerPicture';
import { listLobbyNews } from './lobbyNews';
import { markRead } from './notices';

/** A picture changes with its address, and is no page: opened by itself it may load and run nothing. */
const PICTURE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Pictures of a merchant's own on its banners. */
function registerBannerPictures(app: FastifyInstance): void {
  const { db, config } = app.platform;
  app.get<{ Params: { file: string } }>(
    '/cdn/banners/:file',
    { config: { limit: fileLimit(config.rateLimitFactor) } },
    async ({ params }, reply) => {
      const [, id] = /^([\w-]{1,64})\.jpg$/.exec(params.file) ?? [];
      const content = id === undefined ? undefined : await findBannerPicture(db, id);
      if (!content) throw new Refusal('not.found');
      return reply.headers(PICTURE_HEADERS).type(PICTURE_TYPE).send(content);
    },
  );
}

/** Announcements of all types, their read state, and the lobby's news (docs/calls.md, "Announcements"). */
export function registerAnnouncements(app: FastifyInstance): void {
  registerBannerPictures(app);

  route(app, contract.announcements, ({ db, merchant, account, closings, language, clock }, request) =>
    announcementLists(db, {
      merchant: merchant.code,
      types: request.types,
      groupName: request.groupName,
      execution: request.execution,
      id: request.id,
      account,
      offers: account === undefined || takesOffers(closings, new Date(clock())),
      language,
      now: new Date(clock()),
    }),
  );

  accountRoute(app, contract.markAnnouncementRead, async ({ db, account, clock }, { announcementId }) => ({
    unreadCount: await markRead(db, account, announcementId, new Date(clock())),
  }));

  route(app, contract.lobbyNews, async ({ db, merchant, language, clock }) => ({
    list: await listLobbyNews(db, { merchant, language, now: new Date(clock()) }),
  }));
}
