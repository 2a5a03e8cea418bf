import type { CareSource, Contact, IdentityState, LimitKind, LimitPeriod } from '@site/contracts/areas/care';
import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables';
import { instant, minorUnits } from '../db/columns';
import { merchants } from '../merchants/tables';
import type { OwnCareSettings } from './settings';

/** What a merchant has chosen of responsible play. One without a row has the defaults (settings.ts). */
export const careSettings = pgTable('care_settings', {
  merchant: text('merchant')
    .primaryKey()
    .references(() => merchants.code),
  settings: jsonb('settings').$type<OwnCareSettings>().notNull(),
});

/**
 * Whether an account may play, and what it has chosen. Several closings may stand at once; what they come to is
 * `stateAt` (state.ts). An account without a row is open and has chosen nothing.
 */
export const careStates = pgTable('care_states', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Rises with each write of this row. */
  version: integer('version').notNull().default(0),
  timeoutUntil: instant('timeout_until'),
  excludedUntil: instant('excluded_until'),
  /** When the member has asked to play again after the exclusion. */
  returnAskedAt: instant('return_asked_at'),
  /** Since when the operator has closed it. */
  closedAt: instant('closed_at'),
  identity: text('identity').$type<IdentityState>().notNull().default('NONE'),
  /** Minutes between reality checks that were chosen, 0 for none; null for the merchant's. */
  realityMinutes: integer('reality_minutes'),
  /** When the member last chose limits, or said that they want none. */
  limitsAnsweredAt: instant('limits_answered_at'),
  /** How often the member wants to be asked to look at limits and statement; as the merchant says without it. */
  reviewMonths: integer('review_months'),
  /** Nothing is offered to the account until then (PL-033). */
  offersStoppedUntil: instant('offers_stopped_until'),
  /** By which ways the member wants offers. */
  contact: jsonb('contact')
    .$type<Contact>()
    .notNull()
    .default({ inbox: false, mail: false, sms: false, push: false }),
});

export type CareStateRow = typeof careStates.$inferSelect;

/** Limits of an account, one of a kind and period by each source. Money is in minor units, time in minutes. */
export const careLimits = pgTable(
  'care_limits',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    source: text('source').$type<CareSource>().notNull(),
    kind: text('kind').$type<LimitKind>().notNull(),
    /** Empty for a kind that has none. */
    period: text('period').$type<LimitPeriod | ''>().notNull(),
    /** None: no limit any more, or not yet. */
    value: minorUnits('value'),
    /** What waits; without a value, that there is no limit. It is there when `pendingFrom` is. */
    pendingValue: minorUnits('pending_value'),
    pendingAskedAt: instant('pending_asked_at'),
    /** From then the member may confirm it. One of the operator holds from then by itself. */
    pendingFrom: instant('pending_from'),
    /** From then it may not be confirmed any more. */
    pendingLapsesAt: instant('pending_lapses_at'),
  },
  (table) => [uniqueIndex('care_limits_one').on(table.accountId, table.source, table.kind, table.period)],
);

export type LimitRow = typeof careLimits.$inferSelect;

/** Which limits have refused something on which day of the merchant. */
export const careReached = pgTable(
  'care_reached',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').$type<LimitKind>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.day, table.kind] }),
    // The hourly tidying goes by the day alone.
    index('care_reached_day').on(table.day),
  ],
);

/** Every change of what protects a player. Append-only, by a trigger (db/repeatable.sql). */
export const careLog = pgTable(
  'care_log',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** When it was asked for. */
    at: instant('at').notNull(),
    what: text('what').notNull(),
    from: text('from'),
    to: text('to'),
    holdsFrom: instant('holds_from').notNull(),
    source: text('source').$type<CareSource>().notNull(),
    /** By which session; sessions are deleted after a while, so it is no reference. */
    sessionId: text('session_id'),
  },
  (table) => [index('care_log_account').on(table.accountId, table.at, table.id)],
);
