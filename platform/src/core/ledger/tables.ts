import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables';
import { instant, minorUnits } from '../db/columns';
import { merchants } from '../merchants/tables';

/** Real money and the play money of trials are two books that no transaction joins. */
export type Book = 'real' | 'play';

/** Accounts of the house, one of each in each book of a merchant; `vendor` has one for each vendor. */
export type SystemAccount = 'equity' | 'house' | 'promotions' | 'cash' | 'vendor';

export type TransactionKind =
  | 'opening'
  | 'deposit'
  | 'withdraw'
  | 'bet'
  | 'win'
  | 'spin'
  | 'bonus'
  | 'rebate'
  | 'transfer'
  | 'refund';

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    book: text('book').$type<Book>().notNull(),
    kind: text('kind').$type<SystemAccount | 'player'>().notNull(),
    /** The player's account, for kind `player`. */
    accountId: text('account_id').references(() => accounts.id),
    /** The vendor's code, for kind `vendor`. */
    vendor: text('vendor'),
  },
  (table) => [index('ledger_accounts_player').on(table.accountId)],
);

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    kind: text('kind').$type<TransactionKind>().notNull(),
    /** What it was for, unique at a merchant: the same thing cannot be booked twice. */
    reference: text('reference').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_transactions_reference').on(table.merchant, table.reference),
    index('ledger_transactions_at').on(table.merchant, table.at),
  ],
);

/** Append-only; the entries of a transaction sum to zero. Both are held by triggers (db/repeatable.sql). */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: text('id').primaryKey(),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    ledgerAccountId: text('ledger_account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: minorUnits('amount').notNull(),
  },
  (table) => [
    index('ledger_entries_account').on(table.ledgerAccountId, table.amount),
    index('ledger_entries_transaction').on(table.transactionId),
  ],
);
