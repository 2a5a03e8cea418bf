import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const inboxMessages = pgTable(
  'inbox_messages',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    sender: text('sender').notNull(),
    titleEn: text('title_en').notNull(),
    titleTh: text('title_th').notNull(),
    contentEn: text('content_en').notNull(),
    contentTh: text('content_th').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    index('inbox_messages_newest').on(table.accountId, table.at.desc()),
    index('inbox_messages_unread').on(table.accountId).where(sql`read_at is null`),
  ],
);

export const helpTopics = pgTable(
  'help_topics',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    position: integer('position').notNull(),
    /** Name that an address of the site may point at: `terms`. */
    anchor: text('anchor'),
    titleEn: text('title_en').notNull(),
    titleTh: text('title_th').notNull(),
    contentEn: text('content_en').notNull(),
    contentTh: text('content_th').notNull(),
  },
  (table) => [index('help_topics_merchant').on(table.merchant, table.position)],
);
