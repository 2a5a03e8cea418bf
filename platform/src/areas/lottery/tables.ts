import type { OrderStatus } from '@site/contracts/areas/lottery';
import type { FramePlayType, FramePrizeMode } from '@site/contracts/values/lottery';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant, minorUnits } from '../../core/db/columns';
import { ledgerTransactions } from '../../core/ledger/tables';
import { merchants } from '../../core/merchants/tables';
import { launchColumns } from '../gamePage/launchColumns';
import { games } from '../games/tables';

/** Groups of the lottery menu, in its order. */
export const LOTTERY_GROUPS = ['QUICK', 'THAI', 'VIETNAM', 'SEA'] as const;
export type LotteryGroup = (typeof LOTTERY_GROUPS)[number];

/** What makes a game of the catalogue a lottery; draws are common to all merchants, as the games are. */
export const lotteryGames = pgTable('lottery_games', {
  gameId: text('game_id').primaryKey(),
  nodeId: text('node_id')
    .notNull()
    .unique()
    .references(() => games.nodeId),
  group: text('menu_group').$type<LotteryGroup>().notNull(),
  hot: boolean('hot').notNull().default(false),
  /** How many digits a draw has. */
  digits: integer('digits').notNull(),
  /** Seconds from draw to draw, and from a local midnight to the first (schedule.ts). */
  drawEvery: integer('draw_every').notNull(),
  drawOffset: integer('draw_offset').notNull().default(0),
  /** Decides every draw's numbers (result.ts): whoever reads it knows them beforehand. */
  secret: text('secret').notNull(),
});

export type LotteryGameRow = typeof lotteryGames.$inferSelect;

/** Draws that somebody bet on, or that were closed before their time; all others follow from the schedule. */
export const draws = pgTable(
  'lottery_draws',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => lotteryGames.gameId),
    numero: text('numero').notNull(),
    scheduledAt: instant('scheduled_at').notNull(),
    /** As scheduled, or earlier. */
    closesAt: instant('closes_at').notNull(),
    openedAt: instant('opened_at'),
    result: jsonb('result').$type<string[]>(),
    /** When the last of its orders was settled. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.numero] }),
    index('lottery_draws_schedule').on(table.gameId, table.scheduledAt),
    index('lottery_draws_due').on(table.closesAt).where(sql`settled_at is null`),
  ],
);

export type DrawRow = typeof draws.$inferSelect;

export const lotteryOrders = pgTable(
  'lottery_orders',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    book: text('book').$type<'real' | 'play'>().notNull(),
    gameId: text('game_id')
      .notNull()
      .references(() => lotteryGames.gameId),
    numero: text('numero').notNull(),
    prizeMode: text('prize_mode').$type<FramePrizeMode>().notNull(),
    /** The ledger transaction that took the stake. */
    transactionId: text('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id, { onDelete: 'cascade' }),
    /** Stake of the suborders that are not cancelled. */
    bet: minorUnits('bet').notNull(),
    win: minorUnits('win').notNull().default(sql`0`),
    status: text('status').$type<OrderStatus>().notNull().default('PENDING'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('lottery_orders_transaction').on(table.transactionId),
    index('lottery_orders_account').on(table.accountId, table.at.desc().nullsFirst(), table.id),
    index('lottery_orders_pending').on(table.gameId, table.numero).where(sql`status = 'PENDING'`),
  ],
);

export type OrderRow = typeof lotteryOrders.$inferSelect;

export const lotterySuborders = pgTable(
  'lottery_suborders',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => lotteryOrders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    play: text('play').notNull(),
    content: text('content').notNull(),
    times: integer('times').notNull(),
    unit: minorUnits('unit').notNull(),
    /** Hundredths of the unit's stake that one hit pays, as they were when the order was placed. */
    odds: minorUnits('odds').notNull(),
    bet: minorUnits('bet').notNull(),
    win: minorUnits('win').notNull().default(sql`0`),
    status: text('status').$type<OrderStatus>().notNull().default('PENDING'),
  },
  (table) => [unique('lottery_suborders_position').on(table.orderId, table.position)],
);

export type SuborderRow = typeof lotterySuborders.$inferSelect;

/** What a launch token and the frame session that it opens both say. */
const columns = () => ({
  ...launchColumns(),
  gameId: text('game_id')
    .notNull()
    .references(() => lotteryGames.gameId),
  playType: text('play_type').$type<FramePlayType>().notNull(),
  prizeMode: text('prize_mode').$type<FramePrizeMode>().notNull(),
});

/** Good once: using it deletes it. */
export const lotteryLaunchTokens = pgTable('lottery_launch_tokens', columns());

/** A lottery that is open in a frame. */
export const lotteryFrameSessions = pgTable('lottery_frame_sessions', columns());

export type LotteryLaunch = typeof lotteryLaunchTokens.$inferSelect;
