import type { GameType, OpenMode } from '@site/contracts/areas/games';
import type { Volatility } from '@site/contracts/areas/play';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant, localized, minorUnits } from '../../core/db/columns';
import { merchants } from '../../core/merchants/tables';

/** Code and names of a game provider; the catalogue is common to all merchants. */
export const vendors = pgTable('vendors', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  /** How its games open: some must not be shown in a frame. */
  opens: text('opens').$type<OpenMode>().notNull().default('REDIRECT'),
  /** Whether players move money to it before they play; else it plays from their main wallet. */
  ownWallet: boolean('own_wallet').notNull().default(false),
});

/** Categories that a merchant shows, in its order. */
export const merchantCategories = pgTable(
  'merchant_categories',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    category: text('category').$type<GameType>().notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.category] })],
);

/** Vendors that a merchant offers in a category: visibility, order, and who is cockfight or bingo. */
export const merchantVendors = pgTable(
  'merchant_vendors',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    category: text('category').$type<GameType>().notNull(),
    vendor: text('vendor')
      .notNull()
      .references(() => vendors.code),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.category, table.vendor] })],
);

export const games = pgTable(
  'games',
  {
    nodeId: text('node_id').primaryKey(),
    vendor: text('vendor')
      .notNull()
      .references(() => vendors.code),
    /** The vendor's own number and short name of the game. */
    gameId: text('game_id').notNull(),
    code: text('code').notNull(),
    category: text('category').$type<GameType>().notNull(),
    /** JP, SC, VP, TG, AC, BG; empty for none. */
    classification: text('classification').notNull().default(''),
    name: localized('name').notNull(),
    /** What a name search looks through; made by the database so that it cannot fall behind the names. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(normalize((name->>'en') || chr(10) || (name->>'th'), NFKC))`),
    /** Place in a list, smallest first. */
    rank: integer('rank').notNull(),
    tag: text('tag').notNull().default(''),
    /** Limits of one bet in minor units. */
    minBet: minorUnits('min_bet').notNull(),
    maxBet: minorUnits('max_bet').notNull(),
    /** Pay lines; 0 where the game has none. */
    lines: integer('lines').notNull().default(0),
    /** How wins spread: many small ones, or few large ones. */
    volatility: text('volatility').$type<Volatility>().notNull().default('MEDIUM'),
    /** What it gives back of all bets in the long run, in percent; null where that is not known. */
    rtp: numeric('rtp', { precision: 5, scale: 2, mode: 'number' }),
    freePlay: boolean('free_play').notNull(),
    isGameH5: text('is_game_h5').notNull(),
    lottoMode: text('lotto_mode').notNull().default(''),
    open: boolean('open').notNull().default(true),
    /** Its page plays rounds by itself: not for players of every merchant (PL-028). */
    autoplay: boolean('autoplay').notNull().default(false),
  },
  (table) => [
    unique('games_vendor_code').on(table.vendor, table.code),
    // All that the order of a list needs, so that it is read from the index alone.
    index('games_category_rank')
      .on(table.category, table.rank, table.nodeId, table.vendor, table.autoplay)
      .where(sql`open`),
    // Read with every letter that somebody types and written a few times a day: no list of pending entries.
    index('games_search_trigrams')
      .using('gin', table.searchText.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
    index('games_category_vendor_rank').on(table.category, table.vendor, table.rank, table.nodeId),
  ],
);

export type GameRow = typeof games.$inferSelect;
export type NewGame = typeof games.$inferInsert;

export const merchantHotGames = pgTable(
  'merchant_hot_games',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    nodeId: text('node_id')
      .notNull()
      .references(() => games.nodeId),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.nodeId] })],
);

/** One row, counted up by triggers whenever a table above changes, and with it what catalogue calls answer. */
export const catalogueVersion = pgTable('catalogue_version', {
  only: boolean('only').primaryKey().default(true),
  version: integer('version').notNull(),
});

export const favourites = pgTable(
  'favourites',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    nodeId: text('node_id')
      .notNull()
      .references(() => games.nodeId),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.nodeId] }),
    index('favourites_newest').on(table.accountId, table.at.desc().nullsFirst(), table.nodeId),
  ],
);

export const recentGames = pgTable(
  'recent_games',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    nodeId: text('node_id')
      .notNull()
      .references(() => games.nodeId),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.nodeId] }),
    index('recent_games_newest').on(table.accountId, table.at.desc().nullsFirst(), table.nodeId),
  ],
);
