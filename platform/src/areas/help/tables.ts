import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { localized } from '../../core/db/columns';
import { merchants } from '../../core/merchants/tables';

export const helpTopics = pgTable(
  'help_topics',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    position: integer('position').notNull(),
    /** Name that an address of the site may point at: `terms`. */
    anchor: text('anchor'),
    title: localized('title').notNull(),
    content: localized('content').notNull(),
  },
  (table) => [index('help_topics_merchant').on(table.merchant, table.position)],
);
