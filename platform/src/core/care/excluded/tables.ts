import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../accounts/tables';
import type { ValueKind } from './values';

/**
 * What those who excluded themselves are recognised by when they come again (PL-023): of each value its
 * HMAC-SHA-256 alone. It goes when the member has returned.
 */
export const excludedValues = pgTable(
  'excluded_values',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ValueKind>().notNull(),
    digest: text('digest').notNull(),
    /** Of the key that it was made by. */
    keyId: text('key_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.digest] }),
    index('excluded_values_digest').on(table.digest),
  ],
);
