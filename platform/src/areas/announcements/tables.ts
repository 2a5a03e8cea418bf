import type { AnnouncementType, Popup } from '@site/contracts/areas/messages';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { bytes, instant, localized } from '../../core/db/columns';
import type { LocalizedText } from '../../core/language';
import { merchants } from '../../core/merchants/tables';

/** Types of announcements that are notices; the others are banners, pop-ups and promotions. */
export type NoticeType = Extract<AnnouncementType, 'PL' | 'PR' | 'H' | 'A'>;

/** Notices of a merchant: types PL, PR, H and, for agents alone, A. */
export const announcements = pgTable(
  'announcements',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    type: text('type').$type<NoticeType>().notNull(),
    title: localized('title').notNull(),
    content: localized('content').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
  },
  (table) => [
    index('announcements_newest').on(table.merchant, table.type, table.startsAt.desc().nullsFirst()),
  ],
);

export const announcementReads = pgTable(
  'announcement_reads',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    announcementId: text('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.announcementId] })],
);

/** From when and until when it is shown; without them from the start, and without end. */
const shownBetween = { startsAt: instant('starts_at'), endsAt: instant('ends_at') };

/** What a picture of a rank shows. */
export interface Board {
  readonly heading: LocalizedText;
  readonly days: LocalizedText;
  /** From the first on, with names masked and sums as they are drawn. */
  readonly rows: readonly { readonly name: string; readonly sum: string }[];
}

/** Pictures of a merchant's own for banners, drawn anew as JPEG. */
export const bannerPictures = pgTable('banner_pictures', {
  /** What its bytes come to: the same picture is kept once, and its address changes with it. */
  id: text('id').primaryKey(),
  content: bytes('content').notNull(),
  at: instant('at').notNull(),
});

export const banners = pgTable(
  'banners',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    groupName: text('group_name').notNull(),
    position: integer('position').notNull(),
    /** What is behind the copy: a scene by its name, or else a picture of the merchant's own. */
    scene: text('scene'),
    pictureId: text('picture_id').references(() => bannerPictures.id),
    eyebrow: localized('eyebrow').notNull(),
    title: localized('title').notNull(),
    link: text('link'),
    /** A line under the picture, on the pages of ranks. */
    caption: localized('caption'),
    /** Who leads: drawn as a picture of its own size, in the place of the scene. */
    board: jsonb('board').$type<Board>(),
    /** Whether it offers something: not for those who are offered nothing (PL-039). */
    offer: boolean('offer').notNull().default(true),
    ...shownBetween,
  },
  (table) => [
    check('banners_pictured', sql`scene is not null or picture_id is not null`),
    index('banners_group').on(table.merchant, table.groupName, table.position),
  ],
);

/** News of the lobby; an item is shown from its instant on. */
export const lobbyNews = pgTable(
  'lobby_news',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    title: localized('title').notNull(),
    content: localized('content').notNull(),
    publishedAt: instant('published_at').notNull(),
    /** Where the item leads: a path of the site, or https. */
    link: text('link'),
  },
  (table) => [index('lobby_news_newest').on(table.merchant, table.publishedAt.desc().nullsFirst())],
);

export const popups = pgTable(
  'popups',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** A: for callers that are signed in; B: for guests. */
    execution: text('execution').$type<Popup['execution']>().notNull(),
    position: integer('position').notNull(),
    content: localized('content').notNull(),
    /** Whether it offers something: not for those who are offered nothing (PL-039). */
    offer: boolean('offer').notNull().default(true),
    ...shownBetween,
  },
  (table) => [index('popups_merchant').on(table.merchant, table.execution, table.position)],
);

/** Until when it has been told what began and ended (turns.ts). One row, which processes take in turns. */
export const announcementTurns = pgTable('announcement_turns', {
  id: integer('id').primaryKey(),
  toldUntil: instant('told_until').notNull(),
});
