import { inboxUnreadCount as inboxUnreadCountCall } from '@site/contracts/areas/inbox';
import * as contract from '@site/contracts/areas/messages';
import type { FastifyInstance } from 'fastify';
import { accountRoute, route } from '../../core/http/route';
import { inboxUnreadCount, listHelpTopics } from './service';

/** Inbox counter and help centre. */
export function registerMessages(app: FastifyInstance): void {
  accountRoute(app, inboxUnreadCountCall, ({ db, account }) => inboxUnreadCount(db, account.id));

  route(app, contract.helpCentre, ({ db, merchant, language }) =>
    listHelpTopics(db, merchant.code, language),
  );
}
