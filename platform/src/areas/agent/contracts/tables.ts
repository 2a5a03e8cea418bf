import type { ContractKind, ContractStatus, ContractTerm } from '@site/contracts/areas/agentContracts';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../../../core/accounts/tables';
import { instant } from '../../../core/db/columns';
import { merchants } from '../../../core/merchants/tables';

/** Salary and dividend contracts, of an agent with a direct downline or of the house with a top agent (decision 0153). */
export const contracts = pgTable(
  'contracts',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<ContractKind>().notNull(),
    /** As it was written; what it comes to by now is `statusAt` (status.ts). */
    status: text('status').$type<ContractStatus>().notNull(),
    /** Who pays; the house where there is none. */
    fromAccountId: text('from_account_id').references(() => accounts.id),
    toAccountId: text('to_account_id')
      .notNull()
      .references(() => accounts.id),
    terms: jsonb('terms').$type<ContractTerm[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was signed or refused. */
    decidedAt: instant('decided_at'),
    /** Of one that was signed: the merchant's next midnight. */
    startsAt: instant('starts_at'),
    /** None until another one takes its place, or its two sides stand above each other no more. */
    endsAt: instant('ends_at'),
  },
  (table) => [
    index('contracts_receiver').on(table.toAccountId, table.kind, table.createdAt),
    index('contracts_payer').on(table.fromAccountId, table.kind, table.createdAt),
    index('contracts_signed').on(table.kind, table.startsAt).where(sql`starts_at is not null`),
    uniqueIndex('contracts_pending').on(table.toAccountId, table.kind).where(sql`status = 'PENDING'`),
  ],
);

export type ContractRow = typeof contracts.$inferSelect;

/** Until when the contracts of a merchant are summed up, kind by kind. None before the first contract. */
export const contractProgress = pgTable(
  'contract_progress',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    kind: text('kind').$type<ContractKind>().notNull(),
    /** The end of the last period that is. */
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.kind] })],
);
