import * as contract from '@site/contracts/areas/messages';
import type { FastifyInstance } from 'fastify';
import { takesOffers } from '../../core/care/state';
import { accountRoute, route } from '../../core/http/route';
import { announcementLists } from './announcementLists';
import { listLobbyNews } from './lobbyNews';
import { markRead } from './notices';

/** Announcements of all types, their read state, and the lobby's news (docs/calls.md, "Announcements"). */
export function registerAnnouncements(app: FastifyInstance): void {
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
