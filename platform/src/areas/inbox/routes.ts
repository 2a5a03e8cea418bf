import * as contract from '@site/contracts/areas/inbox';
import type { FastifyInstance } from 'fastify';
import { accountRoute } from '../../core/http/route';
import { inboxUnreadCount } from './unreadCount';

/** Mails of the platform to a member (docs/calls.md, "Inbox"). */
export function registerInbox(app: FastifyInstance): void {
  accountRoute(app, contract.inboxUnreadCount, ({ db, account }) => inboxUnreadCount(db, account.id));
}
