import type { AccountType } from '@site/contracts/values';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables';
import { instant } from '../db/columns';
import { merchants } from '../merchants/tables';

/** Why a session ended: an account that changed under it asks for a new login, everything else has expired. */
export type EndReason = 'logout' | 'replaced' | 'ended-by-member' | 'password-changed' | 'account-changed';

/** Sessions, also those that have ended: they are the record of logins. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the bearer token. */
    tokenHash: text('token_hash').notNull().unique(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Type of the account when it signed in; a change of type ends the session. */
    accountType: integer('account_type').$type<AccountType>().notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** Ends then even when it is used all the time. */
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason').$type<EndReason>(),
    /** When its owner last showed who it is, after the login. */
    confirmedAt: instant('confirmed_at'),
    /** What signed in, and from where. */
    userAgent: text('user_agent'),
    address: text('address'),
  },
  (table) => [
    index('sessions_account').on(table.accountId, table.createdAt),
    index('sessions_merchant').on(table.merchant, table.createdAt),
  ],
);

export type SessionRecord = typeof sessions.$inferSelect;

/** What a session is started from. */
export type Origin = Pick<SessionRecord, 'userAgent' | 'address'>;

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
    .references(() => accounts.id),
  expiresAt: instant('expires_at').notNull(),
});
