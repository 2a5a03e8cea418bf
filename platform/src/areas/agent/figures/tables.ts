import type { GameType } from '@site/contracts/areas/games';
import { bigserial, boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../../core/accounts/tables';
import { minorUnits } from '../../../core/db/columns';

const ofAccount = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Whether the figures are the account's alone, or those of everybody below it and its own together. */
const own = () => boolean('own').notNull();

/** A day of the account's merchant. */
const day = () => date('day', { mode: 'string' }).notNull();

/** What a day brought an account and its team. Added up by rollUp.ts. */
export const teamDays = pgTable(
  'team_days',
  {
    accountId: ofAccount(),
    own: own(),
    day: day(),
    /** Accounts that signed in, that bet real money, that registered. */
    logins: integer('logins').notNull().default(0),
    bettors: integer('bettors').notNull().default(0),
    registered: integer('registered').notNull().default(0),
    /** Money as it was booked; each is positive in its own direction, withdrawals too. */
    deposit: minorUnits('deposit').notNull(),
    withdraw: minorUnits('withdraw').notNull(),
    bet: minorUnits('bet').notNull(),
    win: minorUnits('win').notNull(),
    rebate: minorUnits('rebate').notNull(),
    bonus: minorUnits('bonus').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.own, table.day] })],
);

/** The bets that were placed on a day, by category of games. Added up by rollUp.ts. */
export const teamGames = pgTable(
  'team_games',
  {
    accountId: ofAccount(),
    own: own(),
    day: day(),
    gameType: text('game_type').$type<GameType>().notNull(),
    bets: integer('bets').notNull(),
    bet: minorUnits('bet').notNull(),
    /** Stakes whose outcome is known. */
    valid: minorUnits('valid').notNull(),
    win: minorUnits('win').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.own, table.day, table.gameType] })],
);

/**
 * Days of accounts in teams that have changed since they were added up. Written by triggers with each change, and only
 * ever added to, so that nobody waits for the job that takes them.
 */
export const teamQueue = pgTable(
  'team_queue',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    accountId: ofAccount(),
    day: day(),
  },
  (table) => [index('team_queue_account').on(table.accountId)],
);
