import type { inbox } from '@site/contracts/areas/inbox';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { desc } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import type { Language } from '../../core/language';
import { type PageRequest, pageCount, pageWindow } from '../../core/pages';
import { inboxMessages } from './tables';
import { countUnread, inInbox } from './unread';
import { mailView } from './view';

const { id, title, sender, desk, at, readAt } = inboxMessages;

/** One page of an account's mails, newest first, without what they say. */
export async function listInbox(
  db: Database,
  accountId: string,
  page: PageRequest,
  language: Language,
): Promise<ValueOf<typeof inbox>> {
  const total = await db.$count(inboxMessages, inInbox(accountId));
  const { limit, offset } = pageWindow(page);
  const rows = await db
    .select({ id, title, sender, desk, at, readAt })
    .from(inboxMessages)
    .where(inInbox(accountId))
    .orderBy(desc(at), desc(id))
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map((row) => mailView(row, language)),
    footer: { unreadCount: await countUnread(db, accountId) },
    pageNum: page.pageNo,
    totalPages: pageCount(total, page),
    total,
  };
}
