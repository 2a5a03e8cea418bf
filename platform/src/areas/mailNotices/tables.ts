import type { PushTopic } from '@site/contracts/areas/push';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant } from '../../core/db/columns';
import type { Language } from '../../core/language';

/** What members asked to be told of by e-mail. Without a row: nothing. */
export const mailTopics = pgTable('mail_topics', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  topics: text('topics').array().$type<PushTopic[]>().notNull(),
  /** In which they chose, and are written to. */
  language: text('language').$type<Language>().notNull(),
});

/** E-mails that wait to be sent, and for a while those that were, so that the same is not told again at once. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    topic: text('topic').$type<PushTopic>().notNull(),
    /** What it tells of: told twice it is one e-mail. */
    about: text('about').notNull(),
    at: instant('at').notNull(),
    /** When it is sent, or tried again; none once it was sent or let go. */
    dueAt: instant('due_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    index('mail_outbox_due').on(table.dueAt),
    index('mail_outbox_at').on(table.at),
    uniqueIndex('mail_outbox_once').on(table.accountId, table.about),
  ],
);
