import type { SERVICE_KINDS } from '@site/contracts/areas/system';
import type { TelemetryEvent } from '@site/contracts/areas/telemetry';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, localized } from '../../core/db/columns';
import { merchants } from '../../core/merchants/tables';

/** Ways to reach customer service. */
export const serviceEntries = pgTable('service_entries', {
  id: text('id').primaryKey(),
  merchant: text('merchant')
    .notNull()
    .references(() => merchants.code),
  position: integer('position').notNull(),
  csType: text('cs_type').$type<(typeof SERVICE_KINDS)[number]>().notNull(),
  csPosition: text('cs_position').notNull(),
  title: localized('title').notNull(),
  name: localized('name').notNull(),
  /** https */
  url: text('url').notNull(),
});

export type NewServiceEntry = typeof serviceEntries.$inferInsert;

/** What browsers tell of faults and errors. */
export const telemetryEvents = pgTable(
  'telemetry_events',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    receivedAt: instant('received_at').notNull(),
    event: jsonb('event').$type<TelemetryEvent>().notNull(),
  },
  (table) => [index('telemetry_events_received_at').on(table.receivedAt)],
);

/** Browsers' reports of what the content security policy stopped. */
export const policyReports = pgTable(
  'policy_reports',
  {
    id: text('id').primaryKey(),
    receivedAt: instant('received_at').notNull(),
    report: jsonb('report').$type<Record<string, string | number>>().notNull(),
  },
  (table) => [index('policy_reports_received').on(table.receivedAt)],
);
