import type { NewDownlineType } from '@site/contracts/areas/agentAccounts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../../../core/accounts/tables';
import { instant } from '../../../core/db/columns';
import { merchants } from '../../../core/merchants/tables';
import type { Rates } from '../rebates/rates';

/** Links that register into the team of an agent. */
export const affiliateLinks = pgTable(
  'affiliate_links',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** The agent; who registers by the link stands right below. */
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** In capitals; compared so. */
    code: text('code').notNull(),
    /** Of who registers by it. */
    type: integer('type').$type<NewDownlineType>().notNull(),
    rates: jsonb('rates').$type<Rates>().notNull(),
    /** Where it is put up, in the agent's words. */
    channel: text('channel'),
    /** How many have registered by it. */
    registered: integer('registered').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
    /** It keeps its code, which is never given again. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('affiliate_links_code').on(table.merchant, table.code),
    index('affiliate_links_agent').on(table.accountId, table.createdAt).where(sql`deleted_at is null`),
  ],
);

export type AffiliateLink = typeof affiliateLinks.$inferSelect;
