import { pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../../core/accounts/tables';
import { instant } from '../../../core/db/columns';
import type { Language } from '../../../core/language';
import { sessions } from '../../../core/sessions/tables';

/** What a ticket and the visit that it opens both say. */
const columns = () => ({
  /** SHA-256 of the token. */
  tokenHash: text('token_hash').primaryKey(),
  /** The site's session: the chat ends with it. */
  sessionId: text('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  language: text('language').$type<Language>().notNull(),
  /** Where "Back to the site" leads; an address of the merchant's own site. */
  backUrl: text('back_url').notNull(),
  headerColor: text('header_color').notNull(),
  title: text('title').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** The way into a chat, good once: using it deletes it. */
export const chatTickets = pgTable('chat_tickets', columns());

/** A chat that is open in a browser, found by its cookie. */
export const chatVisits = pgTable('chat_visits', columns());

export type ChatVisit = typeof chatVisits.$inferSelect;
