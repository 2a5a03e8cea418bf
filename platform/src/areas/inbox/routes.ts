import * as contract from '@site/contracts/areas/inbox';
import { inboxUnreadCount } from '@site/contracts/areas/unreadCounts';
import type { FastifyInstance } from 'fastify';
import { accountRoute } from '../../core/http/route';
import { listInbox } from './list';
import { openMail } from './open';
import { countUnread } from './unread';
import { changeInbox } from './update';

/** Mails to a member (docs/calls.md, "Inbox"). */
export function registerInbox(app: FastifyInstance): void {
  accountRoute(app, inboxUnreadCount, ({ db, account }) => countUnread(db, account.id));
  accountRoute(app, contract.inbox, ({ db, account, language }, page) =>
    listInbox(db, account.id, page, language),
  );
  accountRoute(app, contract.inboxMail, ({ db, account, language, clock }, { id }) =>
    openMail(db, { accountId: account.id, id, language, now: new Date(clock()) }),
  );
  accountRoute(app, contract.updateInbox, ({ db, account, clock }, change) =>
    changeInbox(db, account.id, change, new Date(clock())),
  );
}
