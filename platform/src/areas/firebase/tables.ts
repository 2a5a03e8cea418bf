import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant } from '../../core/db/columns';
import { merchants } from '../../core/merchants/tables';

/** Social accounts that log in to an account of ours. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** As Firebase names it: `google.com`, `facebook.com`, `oidc.line`. */
    provider: text('provider').notNull(),
    /** Whom the provider means. Not Firebase's own id of the user: it would not outlive the project. */
    subject: text('subject').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    linkedAt: instant('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.provider, table.subject] }),
    index('social_identities_account').on(table.accountId),
  ],
);

/** Identity tokens that have done what they were for: each is good once. */
export const usedIdentityTokens = pgTable('used_identity_tokens', {
  /** SHA-256 of what is signed of the token. */
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});
