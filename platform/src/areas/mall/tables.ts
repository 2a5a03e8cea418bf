import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant, localized, minorUnits } from '../../core/db/columns';
import { merchants } from '../../core/merchants/tables';
import { levels } from '../benefits/tables';

export const mallCategories = pgTable(
  'mall_categories',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    name: localized('name').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('mall_categories_merchant').on(table.merchant, table.position)],
);

/** What points buy: money for the balance (`BONUS`), or a thing that is sent (`PARCEL`). */
export type MallItemKind = 'BONUS' | 'PARCEL';

export const mallItems = pgTable(
  'mall_items',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    categoryId: text('category_id')
      .notNull()
      .references(() => mallCategories.id),
    name: localized('name').notNull(),
    /** Address of its picture. */
    image: text('image').notNull(),
    /** What one costs. */
    points: integer('points').notNull(),
    /** How many are left; null for what never runs out. The database holds that nothing is sold twice. */
    stock: integer('stock'),
    /** For members of this level on. */
    levelFrom: text('level_from').references(() => levels.id),
    kind: text('kind').$type<MallItemKind>().notNull(),
    /** Of a bonus: what one brings, and how many times that has to be bet. */
    amount: minorUnits('amount'),
    turnover: integer('turnover').notNull().default(0),
    position: integer('position').notNull(),
    /** Since when it is not offered any more; its orders stay. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('mall_items_merchant').on(table.merchant, table.position),
    check('mall_items_points', sql`points > 0`),
    check('mall_items_stock', sql`stock >= 0`),
    check('mall_items_amount', sql`(kind = 'BONUS') = (amount is not null) and coalesce(amount, 1) > 0`),
  ],
);

export type MallItemRow = typeof mallItems.$inferSelect;

/** A bonus is `PAID` at once; a parcel is prepared, then sent, and its points may come back. */
export type MallOrderState = 'PAID' | 'PREPARING' | 'SENT' | 'REFUNDED';

export const mallOrders = pgTable(
  'mall_orders',
  {
    id: text('id').primaryKey(),
    orderNo: text('order_no').notNull(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    itemId: text('item_id')
      .notNull()
      .references(() => mallItems.id),
    /** What it was called when it was exchanged, with the quantity. */
    title: localized('title').notNull(),
    quantity: integer('quantity').notNull(),
    /** What was paid for all of it. */
    points: integer('points').notNull(),
    status: text('status').$type<MallOrderState>().notNull(),
    /** Where a parcel goes. It stands nowhere else, and is forgotten 30 days after `doneAt` (sweepMall). */
    address: text('address'),
    at: instant('at').notNull(),
    /** When it was paid, sent or refunded. */
    doneAt: instant('done_at'),
  },
  (table) => [
    uniqueIndex('mall_orders_number').on(table.merchant, table.orderNo),
    index('mall_orders_account').on(table.accountId, table.at, table.id),
    index('mall_orders_open').on(table.merchant, table.at).where(sql`status = 'PREPARING'`),
    index('mall_orders_address').on(table.doneAt).where(sql`address is not null`),
    check('mall_orders_paid', sql`quantity > 0 and points > 0`),
    check('mall_orders_done', sql`(status = 'PREPARING') = (done_at is null)`),
  ],
);

export type MallOrderRow = typeof mallOrders.$inferSelect;
