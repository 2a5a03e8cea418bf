import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../accounts/tables';
import { instant, minorUnits } from '../../db/columns';

/** The last game cycle of a game. */
export interface Cycle {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether it was a slot's, for real money. */
  readonly slot: boolean;
}

/**
 * The stretches of play of an account, over all its games, devices and books: the last one runs until there is a pause.
 * From `since` to `seen_at` is what was played, so the minutes of a day or a night are what of these lies in it.
 */
export const playStretches = pgTable(
  'play_stretches',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Counts up from 1. Two signs of play that would both begin a stretch meet in one row. */
    number: integer('number').notNull(),
    since: instant('since').notNull(),
    /** The last sign of play. */
    seenAt: instant('seen_at').notNull(),
    /** A limit of time has ended it; without that a pause does. */
    ended: boolean('ended').notNull().default(false),
    /** Real money: stakes placed in it, and what these have paid. */
    staked: minorUnits('staked').notNull(),
    won: minorUnits('won').notNull(),
    /** Reality checks that were answered, and when the last one was. */
    checks: integer('checks').notNull().default(0),
    checkedAt: instant('checked_at'),
    /** By the game's node id. */
    cycles: jsonb('cycles').$type<Readonly<Record<string, Cycle>>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.number] }),
    index('play_stretches_seen').on(table.accountId, table.seenAt),
  ],
);

export type StretchRow = typeof playStretches.$inferSelect;
