import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { inboxMessages } from './tables';

/** The mails that an account has, deleted ones aside. */
export const inInbox = (accountId: string) =>
  and(eq(inboxMessages.accountId, accountId), isNull(inboxMessages.deletedAt));

/** How many mails of an account's inbox are unread. */
export const countUnread = (db: Database, accountId: string): Promise<number> =>
  db.$count(inboxMessages, and(inInbox(accountId), isNull(inboxMessages.readAt)));
