import type { GameType } from '@site/contracts/areas/games';
import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant, minorUnits } from '../../core/db/columns';
import type { Book } from '../../core/ledger/tables';
import { merchants } from '../../core/merchants/tables';

/** A bet waits for its event, is settled, or ends with its stake given back: by the vendor or for the player. */
export type BetState = 'OPEN' | 'SETTLED' | 'CANCELLED' | 'REFUNDED';

/** Every bet: the winner board, team figures, turnovers and bet records read it. */
export const bets = pgTable(
  'bets',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    book: text('book').$type<Book>().notNull(),
    vendor: text('vendor').notNull(),
    nodeId: text('node_id').notNull(),
    gameType: text('game_type').$type<GameType>().notNull(),
    /** The ledger transaction that moved the money; none on history that only reports. */
    transactionId: text('transaction_id'),
    state: text('state').$type<BetState>().notNull().default('SETTLED'),
    bet: minorUnits('bet').notNull(),
    /** What a settled bet brought, its stake included; 0 in every other state. */
    win: minorUnits('win').notNull(),
    at: instant('at').notNull(),
    /** When the outcome came of a bet that was written before it; none where the row came with its outcome, at `at`. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('bets_account').on(table.accountId, table.at),
    index('bets_records').on(table.accountId, table.book, table.at, table.id),
    index('bets_merchant').on(table.merchant, table.at),
    index('bets_settled_later').on(table.merchant, table.settledAt).where(sql`settled_at is not null`),
  ],
);

export type Bet = typeof bets.$inferSelect;
export type NewBet = typeof bets.$inferInsert;
