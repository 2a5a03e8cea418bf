import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant } from '../../core/db/columns';

/**
 * Links that were asked for by e-mail. One for a user name that nobody has, or with another's address, has no
 * account and no mail: it is here because the limit counts both kinds alike.
 */
export const passwordTickets = pgTable(
  'password_tickets',
  {
    /** SHA-256 of the ticket. */
    ticketHash: text('ticket_hash').primaryKey(),
    merchant: text('merchant').notNull(),
    /** As it was asked for, in lower case. */
    usernameKey: text('username_key').notNull(),
    accountId: text('account_id').references(() => accounts.id),
    askedAt: instant('asked_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('password_tickets_username').on(table.merchant, table.usernameKey, table.askedAt),
    index('password_tickets_account').on(table.accountId),
  ],
);
