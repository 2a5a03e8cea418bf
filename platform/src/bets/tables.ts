import type { GameType } from '@site/contracts/games';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables';
import { instant, minorUnits } from '../db/columns';
import { merchants } from '../merchants/tables';
import type { Book } from '../wallet/tables';

/** Every settled bet: the winner board, team figures and bet records read it. */
export const bets = pgTable(
  'bets',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    book: text('book').$type<Book>().notNull(),
    vendor: text('vendor').notNull(),
    nodeId: text('node_id').notNull(),
    gameType: text('game_type').$type<GameType>().notNull(),
    /** The ledger transaction that moved the money; none on history that only reports. */
    transactionId: text('transaction_id'),
    bet: minorUnits('bet').notNull(),
    win: minorUnits('win').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('bets_account').on(table.accountId, table.at),
    index('bets_merchant').on(table.merchant, table.at),
  ],
);

export type Bet = typeof bets.$inferSelect;
export type NewBet = typeof bets.$inferInsert;
