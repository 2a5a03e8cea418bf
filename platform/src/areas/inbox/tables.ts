import type { InboxDesk } from '@site/contracts/areas/inbox';
import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant, localized } from '../../core/db/columns';

export const inboxMessages = pgTable(
  'inbox_messages',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The name that it is sent in; a desk has one of its own in each language. */
    sender: text('sender').notNull(),
    desk: text('desk').$type<InboxDesk>(),
    title: localized('title').notNull(),
    content: localized('content').notNull(),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
    /** From then on the member can bring it back for `INBOX_UNDO_MS`, and then it is gone. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('inbox_messages_newest')
      .on(table.accountId, table.at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index('inbox_messages_unread').on(table.accountId).where(sql`read_at is null and deleted_at is null`),
    // For the sweep. Mails are written in the order of time: of the old ones a small index by blocks finds the place.
    index('inbox_messages_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('inbox_messages_oldest').using('brin', table.at),
  ],
);
