import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One step of a contract: reached by turnover and active members, it pays a rate. */
export interface ContractTerm {
  /** Money as a decimal string. */
  turnover: string;
  activeMembers: number;
  /** Per cent as a decimal string. */
  rate: string;
}

/** Salary and dividend contracts that an agent offers to a direct downline. */
export const contracts = pgTable(
  'contracts',
  {
    id: text('id').primaryKey(),
    /** DAILY, HOURLY or DIVIDEND. */
    kind: text('kind').notNull(),
    /** PENDING until the receiver signs or refuses. */
    status: text('status').notNull(),
    fromAccountId: text('from_account_id').notNull(),
    toAccountId: text('to_account_id').notNull(),
    terms: jsonb('terms').$type<ContractTerm[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }),
  },
  (table) => [index('contracts_receiver').on(table.toAccountId, table.status)],
);
