import type { RegisterMethod } from '@site/contracts/areas/registration';
import { date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant } from '../../core/db/columns';
import { merchants } from '../../core/merchants/tables';

/** What a member said at registration and the account itself does not hold. */
export const registrations = pgTable('registrations', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id),
  method: text('method').$type<RegisterMethod>().notNull(),
  /** Host of the page. */
  url: text('url').notNull(),
  /** Of the caller. */
  address: text('address').notNull(),
  /** Messengers and identity number, by field. */
  contacts: jsonb('contacts').$type<Record<string, string>>().notNull(),
  recommenderId: text('recommender_id').references(() => accounts.id),
  affiliateCode: text('affiliate_code'),
  birthDate: date('birth_date'),
  /** The terms are accepted with the registration, or there is none. */
  at: instant('at').notNull(),
});

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
