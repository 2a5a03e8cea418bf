import type { HelpOrganisation } from '@site/contracts/areas/care';
import type { CareNotice, Mark } from '@site/contracts/areas/careNotices';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant, localized } from '../../core/db/columns';
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

/** Signs that play does harm, with what they were seen by (marks/signs). */
export const careMarks = pgTable(
  'care_marks',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    mark: text('mark').$type<Mark>().notNull(),
    at: instant('at').notNull(),
    facts: jsonb('facts').$type<CareNotice['facts']>().notNull(),
  },
  (table) => [index('care_marks_account').on(table.accountId, table.at), index('care_marks_at').on(table.at)],
);

/** What a member is told of their play: of a mark, or that it is time to look at limits and statement. */
export const careNotices = pgTable(
  'care_notices',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    mark: text('mark').$type<CareNotice['mark']>().notNull(),
    at: instant('at').notNull(),
    facts: jsonb('facts').$type<CareNotice['facts']>().notNull(),
    before: text('before').$type<CareNotice['before']>().notNull(),
    seenAt: instant('seen_at'),
  },
  (table) => [
    index('care_notices_account').on(table.accountId, table.at),
    index('care_notices_open').on(table.accountId).where(sql`seen_at is null`),
    index('care_notices_at').on(table.at),
  ],
);

/** When the hourly work was begun last: of several processes one does it. */
export const careRuns = pgTable('care_runs', {
  name: text('name').primaryKey(),
  at: instant('at').notNull(),
});
