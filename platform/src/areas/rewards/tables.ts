import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant, localized, minorUnits } from '../../core/db/columns';
import { merchants } from '../../core/merchants/tables';
import { promotions } from '../promotions/tables';

/** What a reward came from. */
export type RewardSource = 'PROMOTION' | 'MISSION' | 'REFERRAL' | 'VIP' | 'MALL' | 'GIFT';

/** Money that was given to a member: in the balance once it is taken. Nothing here is ever deleted. */
export const rewards = pgTable(
  'rewards',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    source: text('source').$type<RewardSource>().notNull(),
    /** What it is given for, once: the application, the mission and its day. */
    reference: text('reference').notNull(),
    title: localized('title').notNull(),
    amount: minorUnits('amount').notNull(),
    /** How many times it has to be bet before it may be withdrawn, from when it is taken; and within how many days. */
    turnover: integer('turnover').notNull().default(0),
    betDays: integer('bet_days'),
    /** The promotion with its terms. */
    promotionId: text('promotion_id').references(() => promotions.id, { onDelete: 'set null' }),
    grantedAt: instant('granted_at').notNull(),
    /** From when it can not be taken any more. That it has ended is told by the clock and never written. */
    expiresAt: instant('expires_at'),
    status: text('status').$type<'CLAIMABLE' | 'CLAIMED'>().notNull().default('CLAIMABLE'),
    /** When it was taken. */
    doneAt: instant('done_at'),
  },
  (table) => [
    uniqueIndex('rewards_reference').on(table.merchant, table.reference),
    index('rewards_account').on(table.accountId, table.grantedAt, table.id),
    check('rewards_amount', sql`amount > 0`),
    check('rewards_done', sql`(status = 'CLAIMED') = (done_at is not null)`),
  ],
);

export type RewardRow = typeof rewards.$inferSelect;
