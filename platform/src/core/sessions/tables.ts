import type { AccountType } from '@site/contracts/values/values';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables';
import { instant } from '../db/columns';
import { merchants } from '../merchants/tables';

/** Why a session ended: an account that changed under it asks for a new login, everything else has expired. */
export type EndReason =
  | 'logout'
  | 'replaced'
  | 'ended-by-member'
  | 'password-changed'
  | 'account-changed'
  | 'self-excluded';

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
      .references(() => accounts.id, { onDelete: 'cascade' }),
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
    index('sessions_created').on(table.createdAt),
    /** Who is online. */
    index('sessions_live').on(table.lastSeenAt).where(sql`ended_at is null`),
  ],
);

export type SessionRecord = typeof sessions.$inferSelect;

/** What a session is started from. */
export type Origin = Pick<SessionRecord, 'userAgent' | 'address'>;
