import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant } from '../../core/db/columns';

/** One step of a contract: reached by turnover and active members, it pays a rate. */
export interface ContractTerm {
  /** Money as a decimal string. */
  turnover: string;
  activeMembers: number;
  /** Per cent as a decimal string. */
  rate: string;
}

export type ContractKind = 'DAILY' | 'HOURLY' | 'DIVIDEND';

/** PENDING until the receiver signs or refuses. */
export type ContractStatus = 'PENDING' | 'ACTIVE' | 'REJECTED' | 'ENDED';

/** Salary and dividend contracts that an agent offers to a direct downline. */
export const contracts = pgTable(
  'contracts',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<ContractKind>().notNull(),
    status: text('status').$type<ContractStatus>().notNull(),
    fromAccountId: text('from_account_id')
      .notNull()
      .references(() => accounts.id),
    toAccountId: text('to_account_id')
      .notNull()
      .references(() => accounts.id),
    terms: jsonb('terms').$type<ContractTerm[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    startsAt: instant('starts_at'),
  },
  (table) => [index('contracts_receiver').on(table.toAccountId, table.status)],
);
