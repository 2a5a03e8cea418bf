import type { LimitPeriod } from '@site/contracts/areas/care';
import type { GameType } from '@site/contracts/areas/games';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant, localized, minorUnits } from '../../core/db/columns';
import { merchants } from '../../core/merchants/tables';

/**
 * What a check-in brings: each day of a row that `every` divides; of several the greatest counts. So 1, 7 and 30 are each
 * day, each week in a row, and each thirtieth day.
 */
export const signInRewards = pgTable(
  'sign_in_rewards',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    every: integer('every').notNull(),
    amount: minorUnits('amount').notNull(),
    points: integer('points').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.every] }),
    check('sign_in_rewards_sound', sql`every >= 1 and amount >= 0 and points >= 0`),
  ],
);

export type SignInRewardRow = typeof signInRewards.$inferSelect;

/** Check-ins, one for each day of the merchant, with what they brought. */
export const signIns = pgTable(
  'sign_ins',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    day: date('day', { mode: 'string' }).notNull(),
    /** Which day in a row it was. */
    streak: integer('streak').notNull(),
    amount: minorUnits('amount').notNull(),
    points: integer('points').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);

export type SignInRow = typeof signIns.$inferSelect;

/**
 * What a mission asks for: bets on so many days, so many different games, so much turnover, so many confirmed deposits
 * or so much of them; a payment password; a payee name and a confirmed e-mail address.
 */
export type MissionKind =
  | 'PLAY_DAYS'
  | 'GAMES'
  | 'BETS'
  | 'DEPOSITS'
  | 'DEPOSIT_SUM'
  | 'PAYMENT_PASSWORD'
  | 'PROFILE';

/** In what time it has to be done: a day, week or month of the merchant's calendar, or from its start to its end. */
export type MissionPeriod = LimitPeriod | 'ONCE';

/** Which bets count. */
export interface MissionFilter {
  readonly gameTypes?: readonly GameType[];
  /** The least stake, in minor units. */
  readonly minStake?: number;
}

export const missions = pgTable(
  'missions',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    title: localized('title').notNull(),
    description: localized('description').notNull(),
    kind: text('kind').$type<MissionKind>().notNull(),
    /** Of money in minor units. */
    target: minorUnits('target').notNull(),
    filter: jsonb('filter').$type<MissionFilter>().notNull().default({}),
    reward: minorUnits('reward').notNull(),
    /** How many times the reward has to be bet, and within how many days; the description says so. */
    turnover: integer('turnover').notNull().default(0),
    betDays: integer('bet_days'),
    period: text('period').$type<MissionPeriod>().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    /** From then on nobody is shown it; what was earned until then is given. */
    withdrawnAt: instant('withdrawn_at'),
    position: integer('position').notNull(),
  },
  (table) => [
    index('missions_merchant').on(table.merchant, table.position),
    check('missions_sound', sql`target > 0 and reward > 0 and turnover >= 0`),
    // What an account is, no period has; what it does is counted over a time that has an end.
    check(
      'missions_period',
      sql`case when kind in ('PAYMENT_PASSWORD', 'PROFILE') then period = 'ONCE' and ends_at is null and target = 1
        else period <> 'ONCE' or ends_at is not null end`,
    ),
  ],
);

export type MissionRow = typeof missions.$inferSelect;

/** Periods of a mission that are over and of which everybody has been given what they earned. */
export const missionClosings = pgTable(
  'mission_closings',
  {
    missionId: text('mission_id')
      .notNull()
      .references(() => missions.id, { onDelete: 'cascade' }),
    /** As in the reference of its rewards. */
    period: text('period').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.missionId, table.period] })],
);
