import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant, localized, minorUnits } from '../../core/db/columns';
import { merchants } from '../../core/merchants/tables';
import { rewards } from '../rewards/tables';

/*
 * Who invited whom is in `registrations.recommender_id`, with the moment of joining: it is what a new member said, by an
 * invitation code or by a user name.
 */

/** The code that a member invites friends with, made when it is first asked for. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** In capitals; compared so. */
    code: text('code').notNull(),
  },
  (table) => [unique('referral_codes_code').on(table.merchant, table.code)],
);

/** What a merchant pays for invited friends; one without a row has the defaults of `rules.ts`. */
export const referralRules = pgTable('referral_rules', {
  merchant: text('merchant')
    .primaryKey()
    .references(() => merchants.code),
  /** Hundredths of a per cent of each deposit. */
  rate: integer('rate').notNull(),
  /** For how many days after a friend has joined. */
  days: integer('days').notNull(),
  /** How many times what was earned has to be bet before it may be withdrawn; nothing for 0. */
  turnover: integer('turnover').notNull(),
  /** All terms, as HTML; without them the platform says the rules above. */
  terms: localized('terms'),
});

/** What a friend's deposit has earned for who invited them; one for each order. Nothing here is ever deleted. */
export const referralCommissions = pgTable(
  'referral_commissions',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** Of the deposit. */
    orderNo: text('order_no').notNull(),
    friendId: text('friend_id')
      .notNull()
      .references(() => accounts.id),
    referrerId: text('referrer_id')
      .notNull()
      .references(() => accounts.id),
    deposit: minorUnits('deposit').notNull(),
    /** What of it was earned; 0 for a deposit of which a share is less than a minor unit. */
    amount: minorUnits('amount').notNull(),
    at: instant('at').notNull(),
    /** The day of `at` in the merchant's time zone. */
    day: date('day').notNull(),
    /** By which it reaches the referrer; none until the morning after. */
    rewardId: text('reward_id').references(() => rewards.id),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.orderNo] }),
    index('referral_commissions_referrer').on(table.referrerId, table.day),
    index('referral_commissions_friend').on(table.friendId),
    index('referral_commissions_due')
      .on(table.merchant, table.day)
      .where(sql`reward_id is null and amount > 0`),
  ],
);
