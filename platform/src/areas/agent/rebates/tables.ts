import type { GameType } from '@site/contracts/areas/games';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from '../../../core/accounts/tables';
import { instant, minorUnits } from '../../../core/db/columns';
import { merchants } from '../../../core/merchants/tables';

/**
 * What an account earns of its bets and its team's, by category, in hundredths of a per cent: 60 is 0.60%. A change ends
 * a row and begins another, so that each bet is counted by the rate at which it was placed. Without a row it is 0.
 */
export const rebateRates = pgTable(
  'rebate_rates',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    gameType: text('game_type').$type<GameType>().notNull(),
    rate: integer('rate').notNull(),
    since: instant('since').notNull(),
    /** None while it is in force. */
    until: instant('until'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.gameType, table.since] }),
    uniqueIndex('rebate_rates_current').on(table.accountId, table.gameType).where(sql`until is null`),
    check('rebate_rates_percent', sql`rate between 0 and 9999`),
  ],
);

/** So many direct downlines of one agent may have this rate, in hundredths of a per cent, as the highest of theirs. */
export interface Quota {
  readonly rate: number;
  readonly total: number;
}

/** What a merchant says of the accounts and links of its agents; one without a row has no quotas and the default number. */
export const rebateSettings = pgTable('rebate_settings', {
  merchant: text('merchant')
    .primaryKey()
    .references(() => merchants.code),
  /** The same for each agent. */
  quotas: jsonb('quotas').$type<readonly Quota[]>().notNull(),
  /** How many links an agent may have. */
  links: integer('links').notNull(),
});

/** Days of a merchant whose bets are summed up in `rebate_income`. */
export const rebateDays = pgTable(
  'rebate_days',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    day: date('day', { mode: 'string' }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.day] })],
);

/** What the bets of a day have brought an account: its own ones, and those of each direct downline with all below it. */
export const rebateIncome = pgTable(
  'rebate_income',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** On which the outcome of the bets was known. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Whether it comes of the account's own bets; `downlineId` is itself then. */
    own: boolean('own').notNull(),
    downlineId: text('downline_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    gameType: text('game_type').$type<GameType>().notNull(),
    /** What the account had above the highest rate below it, in hundredths of a per cent. */
    rate: integer('rate').notNull(),
    /** Valid stakes. */
    stake: minorUnits('stake').notNull(),
    income: minorUnits('income').notNull(),
    /** When it was paid into the wallet; none before. */
    bookedAt: instant('booked_at'),
  },
  (table) => [
    primaryKey({
      columns: [table.accountId, table.day, table.own, table.downlineId, table.gameType, table.rate],
    }),
    index('rebate_income_due').on(table.day, table.accountId, table.own).where(sql`booked_at is null`),
  ],
);
