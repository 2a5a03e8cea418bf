import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables';
import { instant } from '../db/columns';

/** Tries of payment passwords, for their limit (docs/calls.md, "Rate limits"). A right one takes an account's away. */
export const paymentPasswordTries = pgTable(
  'payment_password_tries',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    at: instant('at').notNull(),
  },
  (table) => [index('payment_password_tries_account').on(table.accountId, table.at)],
);
