import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant } from '../../core/db/columns';

/** Failed logins, for their limits (docs/calls.md, "Rate limits"). */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    address: text('address').notNull(),
    /** The user name in lower case as it was tried, whether or not it exists. */
    usernameKey: text('username_key').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('login_failures_address').on(table.merchant, table.address, table.at),
    index('login_failures_username').on(table.merchant, table.usernameKey, table.at),
  ],
);

/** Captchas that wait for their answer; the newest of a browser replaces the one before. */
export const captchas = pgTable('captchas', {
  /** SHA-256 of the browser's captcha cookie. */
  cookieHash: text('cookie_hash').primaryKey(),
  answer: text('answer').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Tickets that sign a trial account in, once. */
export const trialTickets = pgTable('trial_tickets', {
  /** SHA-256 of the ticket. */
  ticketHash: text('ticket_hash').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
});
