import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../core/db/columns';
import { merchants } from '../../core/merchants/tables';

/** Numbers by place: which place is what, the contract says. A list that ends early has zeros behind its end. */
const counts = (name: string) => integer(name).array().notNull();

/** What stands in a row besides its key; see HealthMinute of the contract. */
const figures = {
  /** In the order of LOAD_OUTCOMES, which only grows. */
  outcomes: counts('outcomes'),
  /** In the order of FAULT_CLASSES, which only grows. */
  faults: counts('faults'),
  views: integer('views').notNull(),
  viewsWithError: integer('views_with_error').notNull(),
  viewsWithOwnError: integer('views_with_own_error').notNull(),
  addresses: integer('addresses').notNull(),
  faultsFrom: integer('faults_from').notNull(),
  errorsFrom: integer('errors_from').notNull(),
  /** By the edges of HEALTH_EDGES. */
  lcp: counts('lcp'),
  inp: counts('inp'),
  cls: counts('cls'),
};

const key = {
  merchant: text('merchant').notNull(),
  remote: text('remote').notNull(),
  release: text('release').notNull(),
};

/** Figures of the last two days, by the minute in which the platform heard of them. */
export const healthMinutes = pgTable(
  'health_minutes',
  { minute: instant('minute').notNull(), ...key, ...figures },
  (table) => [
    primaryKey({ columns: [table.merchant, table.minute, table.remote, table.release] }),
    index('health_minutes_minute').on(table.minute),
  ],
);

/** What becomes of them: the minutes of an hour together. */
export const healthHours = pgTable(
  'health_hours',
  { minute: instant('hour').notNull(), ...key, ...figures },
  (table) => [
    primaryKey({ columns: [table.merchant, table.minute, table.remote, table.release] }),
    index('health_hours_hour').on(table.minute),
  ],
);

/**
 * What each address has sent in a minute: for the limit of an address, and to count addresses. Unlogged and gone within
 * minutes, like the calls that are counted for limits.
 */
export const healthSenders = pgTable(
  'health_senders',
  {
    minute: instant('minute').notNull(),
    ...key,
    /** The address, or its /64. */
    network: text('network').notNull(),
    loads: integer('loads').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.minute, table.network, table.merchant, table.remote, table.release] }),
  ],
);

/** Which releases have rows of their own, by remote, as whoever deploys has told. */
export const healthReleases = pgTable('health_releases', {
  merchant: text('merchant')
    .primaryKey()
    .references(() => merchants.code),
  releases: jsonb('releases').$type<Readonly<Record<string, readonly string[]>>>().notNull(),
});
