import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant } from '../../core/db/columns';

/** What members have told the merchant, and the answers to it. */
export const feedback = pgTable(
  'feedback',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    comment: text('comment').notNull(),
    /** Pictures of this message alone, in the order in which they were chosen. */
    pictureIds: text('picture_ids').array().notNull(),
    at: instant('at').notNull(),
    reply: text('reply'),
    repliedAt: instant('replied_at'),
    /** Who of the merchant's people has answered; no member is told. */
    repliedBy: text('replied_by'),
  },
  (table) => [index('feedback_account').on(table.accountId, table.at)],
);
