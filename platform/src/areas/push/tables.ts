import type { PushTopic } from '@site/contracts/areas/push';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant } from '../../core/db/columns';
import { sessions } from '../../core/sessions/tables';

/** What members asked to be told of by notifications. Without a row: nothing. */
export const pushTopics = pgTable('push_topics', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  topics: text('topics').array().$type<PushTopic[]>().notNull(),
});

/** Browsers that take notifications, each for the one account that subscribed last. */
export const pushDevices = pgTable(
  'push_devices',
  {
    /** SHA-256 of the endpoint. */
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** In which it subscribed: one that somebody has ended takes its notifications along (decision 142). */
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Who knows it can send there: it is in no answer and in no log. */
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('push_devices_account').on(table.accountId, table.at),
    index('push_devices_session').on(table.sessionId),
  ],
);

/** Notifications that wait to be sent, one for each device. */
export const pushOutbox = pgTable(
  'push_outbox',
  {
    id: text('id').primaryKey(),
    deviceId: text('device_id')
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    /** Whom it is for: a device may be another's by the time it is sent. */
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    topic: text('topic').$type<PushTopic>().notNull(),
    /** What it tells of: told twice it is one notification. */
    about: text('about').notNull(),
    /** Of the site: what opens with a press. */
    path: text('path').notNull(),
    at: instant('at').notNull(),
    /** When it is sent, or tried again. */
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    index('push_outbox_due').on(table.dueAt),
    uniqueIndex('push_outbox_once').on(table.deviceId, table.about),
  ],
);
