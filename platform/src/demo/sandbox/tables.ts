import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { launchColumns } from '../../areas/gamePage/launchColumns';
import { accounts } from '../../core/accounts/tables';
import { instant } from '../../core/db/columns';
import type { Book } from '../../core/ledger/tables';
import { merchants } from '../../core/merchants/tables';

/** What a launch token and the frame session that it opens both say. */
const columns = () => ({
  ...launchColumns(),
  merchant: text('merchant')
    .notNull()
    .references(() => merchants.code),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  book: text('book').$type<Book>().notNull(),
  /** Where "Back to lobby" leads; an address of the merchant's own site. */
  backUrl: text('back_url').notNull(),
});

/** Good once: using it deletes it. */
export const launchTokens = pgTable('launch_tokens', columns());

/** A game that is open in a browser. */
export const frameSessions = pgTable('frame_sessions', columns());

export type Launch = typeof launchTokens.$inferSelect;

/** What would have left by SMS or e-mail: the developer mailbox. */
export const mailbox = pgTable(
  'mailbox',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    /** Number with its dialling code, or e-mail address. */
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    body: text('body').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('mailbox_at').on(table.at)],
);

export type MailboxMessage = typeof mailbox.$inferSelect;
