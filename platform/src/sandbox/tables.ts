import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables';
import { instant } from '../db/columns';
import { games } from '../games/tables';
import type { Language } from '../language';
import { merchants } from '../merchants/tables';
import { sessions } from '../session/tables';
import type { Book } from '../wallet/tables';

/** What a launch token and the frame session that it opens both say. */
const launchColumns = () => ({
  /** SHA-256 of the token. */
  tokenHash: text('token_hash').primaryKey(),
  merchant: text('merchant')
    .notNull()
    .references(() => merchants.code),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id),
  /** The site's session: the game ends with it. */
  sessionId: text('session_id')
    .notNull()
    .references(() => sessions.id),
  nodeId: text('node_id')
    .notNull()
    .references(() => games.nodeId),
  book: text('book').$type<Book>().notNull(),
  language: text('language').$type<Language>().notNull(),
  /** Where "Back to lobby" leads; an address of the merchant's own site. */
  backUrl: text('back_url').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Good once: using it deletes it. */
export const launchTokens = pgTable('launch_tokens', launchColumns());

/** A game that is open in a browser. */
export const frameSessions = pgTable('frame_sessions', launchColumns());

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
