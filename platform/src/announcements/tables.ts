import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Notices of a merchant: types PL, PR, H and, for agents alone, A. */
export const announcements = pgTable(
  'announcements',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    type: text('type').notNull(),
    titleEn: text('title_en').notNull(),
    titleTh: text('title_th').notNull(),
    contentEn: text('content_en').notNull(),
    contentTh: text('content_th').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }),
  },
  (table) => [index('announcements_newest').on(table.merchant, table.type, table.startsAt.desc())],
);

export const announcementReads = pgTable(
  'announcement_reads',
  {
    accountId: text('account_id').notNull(),
    announcementId: text('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.announcementId] })],
);

export const banners = pgTable(
  'banners',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    groupName: text('group_name').notNull(),
    position: integer('position').notNull(),
    /** Name of the scene behind the copy. */
    scene: text('scene').notNull(),
    eyebrowEn: text('eyebrow_en').notNull(),
    eyebrowTh: text('eyebrow_th').notNull(),
    titleEn: text('title_en').notNull(),
    titleTh: text('title_th').notNull(),
    link: text('link'),
  },
  (table) => [index('banners_group').on(table.merchant, table.groupName, table.position)],
);

export const popups = pgTable(
  'popups',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    /** A: for callers that are signed in; B: for guests. */
    execution: text('execution').notNull(),
    position: integer('position').notNull(),
    contentEn: text('content_en').notNull(),
    contentTh: text('content_th').notNull(),
  },
  (table) => [index('popups_merchant').on(table.merchant, table.execution, table.position)],
);
