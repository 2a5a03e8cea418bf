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
    sender: text('sender').notNull(),
    title: localized('title').notNull(),
    content: localized('content').notNull(),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('inbox_messages_newest').on(table.accountId, table.at.desc().nullsFirst()),
    index('inbox_messages_unread').on(table.accountId).where(sql`read_at is null`),
  ],
);
