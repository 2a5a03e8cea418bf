import type { DepositKind, DepositReason, DepositStatus } from '@site/contracts/areas/deposit';
import type { GameType } from '@site/contracts/areas/games';
import type { WithdrawReason, WithdrawStatus } from '@site/contracts/areas/withdraw';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant, localized, minorUnits } from '../../core/db/columns';
import type { LocalizedText } from '../../core/language';
import { merchants } from '../../core/merchants/tables';
import { bankCards } from '../security/tables';

/** A bank that a transfer may go to, with the merchant's account there. */
export interface MerchantBank {
  code: string;
  name: LocalizedText;
  icon?: string;
  accountName: string;
  accountNo: string;
}

/** Ways to pay in. */
export const depositMethods = pgTable(
  'deposit_methods',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    kind: text('kind').$type<DepositKind>().notNull(),
    /** Who tells the platform that money has come: signs the callbacks (core/http/signature.ts). */
    vendor: text('vendor').notNull(),
    name: localized('name').notNull(),
    banks: jsonb('banks').$type<MerchantBank[]>().notNull().default([]),
    minAmount: minorUnits('min_amount').notNull(),
    maxAmount: minorUnits('max_amount').notNull(),
    /** Hundredths of a per cent of what comes. */
    feeRate: integer('fee_rate').notNull().default(0),
    /** What is offered to press. */
    amounts: minorUnits('amounts').array().notNull().default([]),
    /** How long it takes, in minutes; none: at once. */
    waitFrom: integer('wait_from'),
    waitTo: integer('wait_to'),
    /** Where an order is paid: a page of the vendor, or a path of the sandbox's; none for a transfer. */
    payPage: text('pay_page'),
    /** What is paid in is borrowed: a credit card. Refused where the merchant takes none (PL-041). */
    credit: boolean('credit').notNull().default(false),
    /** The address of that page is scanned instead of opened. */
    byCode: boolean('by_code').notNull().default(false),
    position: integer('position').notNull(),
    enabled: boolean('enabled').notNull().default(true),
  },
  (table) => [index('deposit_methods_merchant').on(table.merchant, table.position)],
);

export type MethodRow = typeof depositMethods.$inferSelect;

/** Bonuses that come with a deposit. Their terms hold for whoever took them: other terms are another row. */
export const depositPromos = pgTable(
  'deposit_promos',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    title: localized('title').notNull(),
    /** The promotion that says the terms in full. */
    promotionId: text('promotion_id'),
    /** Hundredths of a per cent of the deposit. */
    bonusRate: integer('bonus_rate').notNull(),
    maxBonus: minorUnits('max_bonus').notNull(),
    minAmount: minorUnits('min_amount').notNull(),
    /** How many times deposit and bonus have to be bet, and within how many days; none: without an end. */
    turnover: integer('turnover').notNull(),
    daysToBet: integer('days_to_bet'),
    /** How much of a stake counts, in per cent, by category; one that is not named counts in full. */
    counts: jsonb('counts').$type<Partial<Record<GameType, number>>>().notNull().default({}),
    /** An account gets it once. */
    once: boolean('once').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    position: integer('position').notNull(),
    enabled: boolean('enabled').notNull().default(true),
  },
  (table) => [index('deposit_promos_merchant').on(table.merchant, table.position)],
);

export type PromoRow = typeof depositPromos.$inferSelect;

/** The promotion that a member has put forward for the next deposit. */
export const promoAcceptances = pgTable('promo_acceptances', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id),
  promoId: text('promo_id')
    .notNull()
    .references(() => depositPromos.id),
  at: instant('at').notNull(),
});

/** The last running number of a merchant's day, for order numbers such as D2611210041. */
export const orderNumbers = pgTable(
  'order_numbers',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** Its letter and the day: `D261121`. */
    start: text('start').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.start] })],
);

/** Of whom an order is, what for, and when. */
const order = () => ({
  merchant: text('merchant')
    .notNull()
    .references(() => merchants.code),
  orderNo: text('order_no').notNull(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id),
  /** What was asked for. */
  amount: minorUnits('amount').notNull(),
  fee: minorUnits('fee').notNull(),
  createdAt: instant('created_at').notNull(),
  doneAt: instant('done_at'),
});

export const depositOrders = pgTable(
  'deposit_orders',
  {
    /** The fee is of what was ordered, then of what came. */
    ...order(),
    methodId: text('method_id')
      .notNull()
      .references(() => depositMethods.id),
    promoId: text('promo_id').references(() => depositPromos.id),
    /** By what the vendor's page finds the order: nobody guesses it. */
    payReference: text('pay_reference').notNull().unique(),
    status: text('status').$type<DepositStatus>().notNull(),
    reason: text('reason').$type<DepositReason>(),
    /** What came for it. */
    received: minorUnits('received'),
    /** As it was when the order was made, in hundredths of a per cent. */
    feeRate: integer('fee_rate').notNull(),
    bonus: minorUnits('bonus').notNull().default(sql`0`),
    toBet: minorUnits('to_bet').notNull().default(sql`0`),
    bankCode: text('bank_code'),
    payeeName: text('payee_name'),
    /** When the member has sent the money, as the member says. */
    transferredAt: instant('transferred_at'),
    /** The picture of the transfer's receipt. */
    receipt: text('receipt'),
    /** Where the vendor's page leads back to. */
    returnUrl: text('return_url'),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    /** Until when the promotion's turnover has to be met. */
    betUntil: instant('bet_until'),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.orderNo] }),
    index('deposit_orders_account').on(table.accountId, table.createdAt, table.orderNo),
    index('deposit_orders_open').on(table.accountId).where(sql`status in ('PENDING', 'PAID')`),
    index('deposit_orders_due').on(table.expiresAt).where(sql`status = 'PENDING'`),
    index('deposit_orders_confirmed').on(table.merchant, table.doneAt).where(sql`status = 'CONFIRMED'`),
    index('deposit_orders_promo').on(table.accountId, table.promoId).where(sql`promo_id is not null`),
  ],
);

export type DepositRow = typeof depositOrders.$inferSelect;

/** What became of money that a vendor told of. */
export type PaymentResult = 'CREDITED' | 'REFUND_DUE';

/** Money that came, once for each reference of its vendor. */
export const depositPayments = pgTable(
  'deposit_payments',
  {
    vendor: text('vendor').notNull(),
    reference: text('reference').notNull(),
    merchant: text('merchant').notNull(),
    orderNo: text('order_no').notNull(),
    amount: minorUnits('amount').notNull(),
    result: text('result').$type<PaymentResult>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendor, table.reference] }),
    index('deposit_payments_order').on(table.merchant, table.orderNo),
  ],
);

/** What a merchant allows of withdrawals; one without a row has the defaults of `withdraw/rules.ts`. */
export const withdrawRules = pgTable('withdraw_rules', {
  merchant: text('merchant')
    .primaryKey()
    .references(() => merchants.code),
  minAmount: minorUnits('min_amount').notNull(),
  maxAmount: minorUnits('max_amount').notNull(),
  /** Of each withdrawal; below the least amount. */
  fee: minorUnits('fee').notNull(),
  timesADay: integer('times_a_day').notNull(),
});

export const withdrawOrders = pgTable(
  'withdraw_orders',
  {
    ...order(),
    bankCardId: text('bank_card_id')
      .notNull()
      .references(() => bankCards.id),
    status: text('status').$type<WithdrawStatus>().notNull(),
    reason: text('reason').$type<WithdrawReason>(),
    /** When it was sent to the bank. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.orderNo] }),
    index('withdraw_orders_account').on(table.accountId, table.createdAt, table.orderNo),
    index('withdraw_orders_waiting').on(table.accountId).where(sql`status in ('PENDING', 'APPROVED')`),
  ],
);

export type WithdrawRow = typeof withdrawOrders.$inferSelect;
