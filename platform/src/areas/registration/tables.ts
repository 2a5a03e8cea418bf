import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { merchants } from '../../core/merchants/tables';

/** Invitation codes of agents. */
export const affiliateCodes = pgTable(
  'affiliate_codes',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** In lower case: compared so. */
    codeKey: text('code_key').notNull(),
    /** The agent; who registers with the code stands below. */
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Domains that the code holds for; empty: all of the merchant's. */
    domains: text('domains').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.codeKey] })],
);
