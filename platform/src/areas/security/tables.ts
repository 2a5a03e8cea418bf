import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant } from '../../core/db/columns';
import { merchants } from '../../core/merchants/tables';

/** Bank accounts that withdrawals go to, each in its member's payee name. */
export const bankCards = pgTable(
  'bank_cards',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    bankCode: text('bank_code').notNull(),
    /** In full, for whoever pays out. No answer of a call and no log ever has it. */
    number: text('number').notNull(),
    /** What is shown of it. */
    lastFour: text('last_four').notNull(),
    branch: text('branch'),
    createdAt: instant('created_at').notNull(),
    /** A card is never deleted: withdrawals point to it. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('bank_cards_account').on(table.accountId, table.createdAt),
    uniqueIndex('bank_cards_number')
      .on(table.accountId, table.bankCode, table.number)
      .where(sql`removed_at is null`),
  ],
);

export type BankCardRow = typeof bankCards.$inferSelect;

/** The questions that an account has chosen, with what it answered. */
export const securityAnswers = pgTable(
  'security_answers',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    questionId: text('question_id').notNull(),
    /** argon2id of the answer as it is compared: a name or a town is guessed soon from a fast hash. */
    answerHash: text('answer_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.questionId] })],
);
