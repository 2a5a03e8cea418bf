import type { HelpOrganisation } from '@site/contracts/areas/care';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { localized } from '../../core/db/columns';
import { merchants } from '../../core/merchants/tables';

/** Who helps players of a merchant. */
export const helpOrganisations = pgTable(
  'help_organisations',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    name: localized('name').notNull(),
    /** https */
    url: text('url').notNull(),
    phone: text('phone'),
    hours: localized('hours'),
    /** In which it helps: ISO 639-1. */
    languages: text('languages').array().notNull(),
    kind: text('kind').$type<HelpOrganisation['kind']>().notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('help_organisations_merchant').on(table.merchant, table.position)],
);
