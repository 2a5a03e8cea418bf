import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../core/db/columns';
import { merchants } from '../../core/merchants/tables';

/**
 * Codes that were sent by SMS, also those to numbers that nobody has: the limits count all of them alike. One that
 * went by e-mail has the address in place of the number, and no dialling code.
 */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** The module that asked; the code holds for nothing else. */
    module: text('module').notNull(),
    dialingCode: text('dialing_code').notNull(),
    mobileNum: text('mobile_num').notNull(),
    /** Of the caller. */
    address: text('address').notNull(),
    /** argon2id: six digits under a fast hash would be read off a copy of the table within their ten minutes. */
    codeHash: text('code_hash').notNull(),
    /** Wrong tries. */
    tries: integer('tries').notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('sms_codes_number').on(table.merchant, table.mobileNum, table.sentAt),
    index('sms_codes_address').on(table.address, table.sentAt),
  ],
);

/** Bot-check challenges whose solution has been used: each is good once. */
export const usedProofs = pgTable('used_proofs', {
  nonce: text('nonce').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});
