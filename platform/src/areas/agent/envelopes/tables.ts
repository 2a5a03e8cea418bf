import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../../core/accounts/tables';
import { instant, minorUnits } from '../../../core/db/columns';
import { merchants } from '../../../core/merchants/tables';

const merchant = () =>
  text('merchant')
    .notNull()
    .references(() => merchants.code);

const account = (name: string) =>
  text(name)
    .notNull()
    .references(() => accounts.id);

/** What a merchant allows of red envelopes; one without a row has the defaults of `rules.ts`. */
export const envelopeRules = pgTable('envelope_rules', {
  merchant: merchant().primaryKey(),
  /** Of one envelope. */
  minAmount: minorUnits('min_amount').notNull(),
  maxAmount: minorUnits('max_amount').notNull(),
  /** Receivers at once. */
  most: integer('most').notNull(),
});

/** Red envelopes that were sent. Written with the money, and never changed. */
export const envelopes = pgTable(
  'envelopes',
  {
    merchant: merchant(),
    orderNo: text('order_no').notNull(),
    fromAccountId: account('from_account_id'),
    toAccountId: account('to_account_id'),
    amount: minorUnits('amount').notNull(),
    /** What was written with it. */
    words: text('words'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.orderNo] }),
    index('envelopes_sender').on(table.fromAccountId, table.at),
    index('envelopes_receiver').on(table.toAccountId, table.at),
  ],
);
