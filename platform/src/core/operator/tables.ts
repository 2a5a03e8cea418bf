import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables';
import { instant } from '../db/columns';
import { merchants } from '../merchants/tables';

/** What operators have done by hand. Append-only, held by a trigger (db/repeatable.sql). */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    at: instant('at').notNull(),
    /** Who did it: a name of the operating system, or what was written as `--by`. */
    by: text('by').notNull(),
    /** What was done, as the command is called: `promotion approve`. */
    what: text('what').notNull(),
    /** Whose account it was about; none for what concerns everybody. */
    accountId: text('account_id').references(() => accounts.id),
    /** What it was about: the id of a promotion, the number of an order. */
    subject: text('subject'),
    /** What else there is to know of it: the amount, the reason. */
    details: jsonb('details').$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
  },
  (table) => [
    index('operator_actions_newest').on(table.merchant, table.at),
    index('operator_actions_account').on(table.accountId),
  ],
);
