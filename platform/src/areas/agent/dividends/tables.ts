import type { DividendStatus } from '@site/contracts/areas/dividends';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../../../core/accounts/tables';
import { instant, minorUnits } from '../../../core/db/columns';
import { merchants } from '../../../core/merchants/tables';
import { contracts } from '../contracts/tables';

/** What a dividend contract has brought for a period that is over. Nothing here is ever deleted. */
export const dividends = pgTable(
  'dividends',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    contractId: text('contract_id')
      .notNull()
      .references(() => contracts.id),
    /** Who pays; the house where there is none. */
    payerId: text('payer_id').references(() => accounts.id),
    receiverId: text('receiver_id')
      .notNull()
      .references(() => accounts.id),
    /** `2026-11-1` for the days from 1 to 15, `2026-11-2` for those from 16 on. */
    period: text('period').notNull(),
    startDay: date('start_day', { mode: 'string' }).notNull(),
    endDay: date('end_day', { mode: 'string' }).notNull(),
    /** Negative where the team has won. */
    teamProfit: minorUnits('team_profit').notNull(),
    activeMembers: integer('active_members').notNull(),
    /** Of the step that was reached, per cent as a decimal string. */
    rate: text('rate').notNull(),
    amount: minorUnits('amount').notNull(),
    status: text('status').$type<Exclude<DividendStatus, 'RUNNING'>>().notNull(),
    orderNo: text('order_no'),
    paidAt: instant('paid_at'),
  },
  (table) => [
    uniqueIndex('dividends_once').on(table.receiverId, table.period),
    index('dividends_payer').on(table.payerId, table.period),
    index('dividends_due').on(table.endDay, table.id).where(sql`status = 'DUE'`),
  ],
);

export type DividendRecord = typeof dividends.$inferSelect;
