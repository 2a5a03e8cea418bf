import type { SalaryStatus } from '@site/contracts/areas/agentContracts';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../../../core/accounts/tables';
import { instant, minorUnits } from '../../../core/db/columns';
import { merchants } from '../../../core/merchants/tables';
import { contracts } from '../contracts/tables';

/** What a salary contract has brought for a day or an hour, one row for each. Nothing here is ever deleted. */
export const salaries = pgTable(
  'salaries',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    contractId: text('contract_id')
      .notNull()
      .references(() => contracts.id),
    kind: text('kind').$type<'DAILY' | 'HOURLY'>().notNull(),
    /** Who pays; the house where there is none. */
    payerId: text('payer_id').references(() => accounts.id),
    receiverId: text('receiver_id')
      .notNull()
      .references(() => accounts.id),
    /** The merchant's day, and of an hourly salary the hour on its clock. */
    day: date('day', { mode: 'string' }).notNull(),
    hour: integer('hour'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    turnover: minorUnits('turnover').notNull(),
    activeMembers: integer('active_members').notNull(),
    amount: minorUnits('amount').notNull(),
    status: text('status').$type<SalaryStatus>().notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [
    uniqueIndex('salaries_once').on(table.contractId, table.startsAt),
    index('salaries_receiver').on(table.receiverId, table.day),
    index('salaries_due').on(table.endsAt, table.id).where(sql`status = 'DUE'`),
  ],
);

export type SalaryRecord = typeof salaries.$inferSelect;
