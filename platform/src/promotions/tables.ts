import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

export const promotionCategories = pgTable(
  'promotion_categories',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    nameEn: text('name_en').notNull(),
    nameTh: text('name_th').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('promotion_categories_merchant').on(table.merchant, table.position)],
);

/** A promotion as players read it, and the rules of joining and claiming. */
export const promotions = pgTable(
  'promotions',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    /** Id under which players join and claim; without one it is `id`. */
    linkedId: text('linked_id'),
    categoryIds: text('category_ids').array().notNull(),
    titleEn: text('title_en').notNull(),
    titleTh: text('title_th').notNull(),
    contentEn: text('content_en').notNull(),
    contentTh: text('content_th').notNull(),
    scene: text('scene').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** Without an end: a long-term promotion. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** Whether players sign up at all; a promotion that is only news has no button. */
    signUp: boolean('sign_up').notNull(),
    /** Joining waits for an approval. */
    approval: boolean('approval').notNull().default(false),
    imageRequired: boolean('image_required').notNull().default(false),
    remarkRequired: boolean('remark_required').notNull().default(false),
    /** Stakes since joining that earn the reward, in minor units. */
    turnover: bigint('turnover', { mode: 'bigint' }).notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    index('promotions_merchant').on(table.merchant, table.position),
    unique('promotions_linked').on(table.merchant, table.linkedId),
  ],
);

/** Where an account stands in a promotion; no row means it has not joined. */
export const promotionSignUps = pgTable(
  'promotion_sign_ups',
  {
    accountId: text('account_id').notNull(),
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    status: text('status').notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.promotionId] })],
);
