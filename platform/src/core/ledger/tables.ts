import type { GameType } from '@site/contracts/areas/games';
import { sql } from 'drizzle-orm';
import {
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
import { accounts } from '../accounts/tables';
import { instant, localized, minorUnits } from '../db/columns';
import { merchants } from '../merchants/tables';

/** Real money and the play money of trials are two books that no transaction joins. */
export type Book = 'real' | 'play';

/** Points are a third one, and no money (points.ts). */
export type LedgerBook = Book | 'points';

/** Accounts of the house, one of each in each book of a merchant; `vendor` has one for each vendor. */
export type SystemAccount = 'equity' | 'house' | 'promotions' | 'cash' | 'suspense' | 'fees' | 'vendor';

/** What contracts of agents pay: out of the house, or out of the wallet of the agent above. */
export type ContractPayKind = 'salary' | 'agent salary' | 'dividend' | 'agent dividend';

export type MoneyKind =
  | 'opening'
  | 'deposit'
  | 'withdraw'
  | 'withdraw return'
  | 'fee'
  | 'bet'
  | 'win'
  | 'spin'
  | 'bonus'
  | 'bonus end'
  | 'rebate'
  | 'transfer'
  | 'refund'
  | ContractPayKind
  | 'envelope';

/** Points that come, that are spent, and that come back from what they were spent on. */
export type PointsKind = 'points' | 'points spent' | 'points return';

export type TransactionKind = MoneyKind | PointsKind;

/** What an entry of a player's money is, on a record and in the sums of a day: its kind, and whether it gives or takes. */
export type EntryCode =
  | 'OPENING'
  | 'DEPOSIT'
  | 'WITHDRAWAL'
  | 'WITHDRAWAL_RETURN'
  | 'FEE'
  | 'BET'
  | 'WIN'
  | 'REFUND'
  | 'BONUS'
  | 'BONUS_END'
  | 'REBATE'
  | 'TRANSFER_IN'
  | 'TRANSFER_OUT'
  | 'SALARY'
  | 'AGENT_SALARY'
  | 'SALARY_GIVEN'
  | 'DIVIDEND'
  | 'AGENT_DIVIDEND'
  | 'DIVIDEND_GIVEN'
  | 'ENVELOPE_IN'
  | 'ENVELOPE_OUT';

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    book: text('book').$type<LedgerBook>().notNull(),
    kind: text('kind').$type<SystemAccount | 'player'>().notNull(),
    /** The player's account, for kind `player`. */
    accountId: text('account_id').references(() => accounts.id),
    /** The vendor's code, for kind `vendor`; for kind `player` that of the vendor in whose wallet the money is. */
    vendor: text('vendor'),
    /** Of a player: the sum of the entries, and how many there are. Both move with each entry. */
    balance: minorUnits('balance').notNull().default(sql`0`),
    entries: integer('entries').notNull().default(0),
  },
  (table) => [
    index('ledger_accounts_player').on(table.accountId),
    check('ledger_accounts_covered', sql`kind <> 'player' or balance >= 0`),
  ],
);

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    kind: text('kind').$type<TransactionKind>().notNull(),
    /** What it was for, unique at a merchant: the same thing cannot be booked twice. */
    reference: text('reference').notNull(),
    /** The number of the order behind it, which a player may ask about. */
    orderNo: text('order_no'),
    /** The other side, for people: a bank card, a promotion. */
    remark: text('remark'),
    /** Of points: what they came from or went for, as the member reads it. */
    title: localized('title'),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_transactions_reference').on(table.merchant, table.reference),
    index('ledger_transactions_at').on(table.merchant, table.at),
  ],
);

/** Append-only; the entries of a transaction sum to zero. Both are held by triggers (db/repeatable.sql). */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: text('id').primaryKey(),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    ledgerAccountId: text('ledger_account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: minorUnits('amount').notNull(),
    at: instant('at').notNull(),
    /** Of a player's entry: its number in the wallet, what it is (of money alone), and what the wallet held afterwards. */
    number: integer('number'),
    code: text('code').$type<EntryCode>(),
    balance: minorUnits('balance'),
  },
  (table) => [
    uniqueIndex('ledger_entries_number').on(table.ledgerAccountId, table.number),
    index('ledger_entries_newest').on(table.ledgerAccountId, table.at, table.number),
    index('ledger_entries_code').on(table.ledgerAccountId, table.code, table.at, table.number),
    index('ledger_entries_transaction').on(table.transactionId),
  ],
);

/**
 * What moved on a player's wallet on a day of the merchant, by code: what limits, records and reports add up instead of
 * entries. Written with the entries; `checkBooks` compares them.
 */
export const playDays = pgTable(
  'play_days',
  {
    ledgerAccountId: text('ledger_account_id')
      .notNull()
      .references(() => ledgerAccounts.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    day: date('day', { mode: 'string' }).notNull(),
    code: text('code').$type<EntryCode>().notNull(),
    /** Signed, as the entries are. */
    amount: minorUnits('amount').notNull(),
    entries: integer('entries').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ledgerAccountId, table.day, table.code] }),
    index('play_days_account').on(table.accountId, table.day),
  ],
);

/**
 * What bets have paid or given back on another day than their own: by this much the loss of the day of the bet is lower
 * than `play_days` says, and that of the other day higher (core/care/figures.ts).
 */
export const lateReturns = pgTable(
  'late_returns',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    placedDay: date('placed_day', { mode: 'string' }).notNull(),
    bookedDay: date('booked_day', { mode: 'string' }).notNull(),
    amount: minorUnits('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.placedDay, table.bookedDay] })],
);

/** Of how much a stake counts, in per cent, by category; one that is not named counts in full. */
export type StakeWeights = Partial<Record<GameType, number>>;

/**
 * `MET` may be `OPEN` again when a stake that met it is given back. `LOST`: nothing was left of what it held. `ENDED`: its
 * time was over, and the bonus went.
 */
export type DemandState = 'OPEN' | 'MET' | 'LOST' | 'ENDED';

/** How much has to be bet before a deposit and its bonus may be withdrawn. */
export const turnoverDemands = pgTable(
  'turnover_demands',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** What it came with, once: the order, the reward. */
    source: text('source').notNull(),
    title: localized('title').notNull(),
    /** The promotion with its terms. */
    promotionId: text('promotion_id'),
    /** What is held until it is met, the deposit and its bonus; less, once some of it was lost (`shrinkDemands`). */
    locked: minorUnits('locked').notNull(),
    bonus: minorUnits('bonus').notNull(),
    needed: minorUnits('needed').notNull(),
    met: minorUnits('met').notNull().default(sql`0`),
    counts: jsonb('counts').$type<StakeWeights>().notNull(),
    state: text('state').$type<DemandState>().notNull().default('OPEN'),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at'),
  },
  (table) => [
    uniqueIndex('turnover_demands_source').on(table.merchant, table.source),
    index('turnover_demands_open').on(table.accountId, table.createdAt).where(sql`state = 'OPEN'`),
    index('turnover_demands_ending').on(table.endsAt).where(sql`state = 'OPEN'`),
  ],
);

export type TurnoverDemand = typeof turnoverDemands.$inferSelect;

/**
 * Stakes of real money whose outcome is still to come. Until then they are the player's money, and may be given back; the
 * row goes with the outcome, so that there are never more of them than is played for.
 */
export const openStakes = pgTable(
  'open_stakes',
  {
    /** What took the stake. */
    transactionId: text('transaction_id')
      .primaryKey()
      .references(() => ledgerTransactions.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** What of it was not given back. */
    amount: minorUnits('amount').notNull(),
  },
  (table) => [index('open_stakes_account').on(table.accountId)],
);

/** How much of an open stake was counted for which turnover, so that a refund takes back exactly that. */
export const countedStakes = pgTable(
  'counted_stakes',
  {
    transactionId: text('transaction_id')
      .notNull()
      .references(() => openStakes.transactionId, { onDelete: 'cascade' }),
    demandId: text('demand_id')
      .notNull()
      .references(() => turnoverDemands.id),
    /** The part of the stake that it used up, and what that part counted. */
    stake: minorUnits('stake').notNull(),
    counted: minorUnits('counted').notNull(),
  },
  (table) => [primaryKey({ columns: [table.transactionId, table.demandId] })],
);
