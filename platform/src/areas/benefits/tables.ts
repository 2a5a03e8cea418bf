import type { GameType } from '@site/contracts/areas/games';
import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { accounts } from '../../core/accounts/tables';
import { instant, localized, minorUnits } from '../../core/db/columns';
import type { LocalizedText } from '../../core/language';
import { merchants } from '../../core/merchants/tables';

/** The part of a day's valid stakes that comes back, in hundredths of a per cent: 60 is 0.60%. */
export type RebateRates = Partial<Record<GameType, number>>;

/** The levels of a merchant, and what each brings. What is 0 is not given. */
export const levels = pgTable(
  'levels',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    name: localized('name').notNull(),
    /** Address of its emblem. */
    icon: text('icon').notNull(),
    /** Points that bets have ever brought, from which a member has it. */
    from: integer('from_points').notNull(),
    rebates: jsonb('rebates').$type<RebateRates>().notNull(),
    birthdayGift: minorUnits('birthday_gift').notNull(),
    levelUpGift: minorUnits('level_up_gift').notNull(),
  },
  (table) => [
    uniqueIndex('levels_from').on(table.merchant, table.from),
    check('levels_not_less', sql`from_points >= 0 and birthday_gift >= 0 and level_up_gift >= 0`),
  ],
);

export type LevelRow = typeof levels.$inferSelect;

/** How a merchant counts points, and what holds for all that its levels give. Without a row it gives neither. */
export const benefitSettings = pgTable(
  'benefit_settings',
  {
    merchant: text('merchant')
      .primaryKey()
      .references(() => merchants.code),
    /** The valid stakes of a day that bring one point. */
    stakeOfPoint: minorUnits('stake_of_point').notNull(),
    /** So many days a rebate and a gift wait to be taken. */
    rebateDays: integer('rebate_days').notNull(),
    giftDays: integer('gift_days').notNull(),
    /** How many times each has to be bet before it may be withdrawn. */
    rebateTurnover: integer('rebate_turnover').notNull(),
    giftTurnover: integer('gift_turnover').notNull(),
    /** What a member keeps, in the words of the merchant. */
    kept: jsonb('kept').$type<{ kind?: string; title: LocalizedText; text: LocalizedText }[]>().notNull(),
  },
  () => [check('benefit_settings_point', sql`stake_of_point > 0`)],
);

export type BenefitSettings = typeof benefitSettings.$inferSelect;

/** All points that bets ever brought a member, whatever was spent since: it only grows. No row: none yet. */
export const levelPoints = pgTable(
  'level_points',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id),
    points: bigint('points', { mode: 'number' }).notNull(),
  },
  () => [check('level_points_grow', sql`points >= 0`)],
);

/** Days of a merchant whose stakes are summed up in `benefit_due`. */
export const benefitDays = pgTable(
  'benefit_days',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    day: date('day', { mode: 'string' }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.day] })],
);

/** What a day has brought a member and is not booked yet. The row goes in the transaction that books it. */
export const benefitDue = pgTable(
  'benefit_due',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    day: date('day', { mode: 'string' }).notNull(),
    /** Valid stakes by category of game, in minor units as text. */
    stakes: jsonb('stakes').$type<Partial<Record<GameType, string>>>().notNull(),
    /** Whether the day after it is the member's birthday. */
    birthday: boolean('birthday').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.day] }),
    index('benefit_due_merchant').on(table.merchant, table.day, table.accountId),
  ],
);
