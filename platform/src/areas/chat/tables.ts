import { sql } from 'drizzle-orm';
import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant } from '../../core/db/columns';

/** What a member and the service desk have written to each other. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    /** In the order in which they were written. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    side: text('side').$type<'MEMBER' | 'DESK'>().notNull(),
    /** Plain text. */
    text: text('text').notNull(),
    at: instant('at').notNull(),
    /** Who of the merchant's people has written it; no member is told. */
    by: text('by'),
    /** When the member has seen what the desk wrote. */
    seenAt: instant('seen_at'),
  },
  (table) => [
    index('chat_messages_account').on(table.accountId, table.id),
    index('chat_messages_unseen').on(table.accountId).where(sql`side = 'DESK' and seen_at is null`),
    index('chat_messages_at').on(table.at),
  ],
);

export type ChatMessage = typeof chatMessages.$inferSelect;
