import type { SignUpStatus } from '@site/contracts/areas/messages';
import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant, localized, minorUnits } from '../../core/db/columns';
import { merchants } from '../../core/merchants/tables';

export const promotionCategories = pgTable(
  'promotion_categories',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    name: localized('name').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('promotion_categories_merchant').on(table.merchant, table.position)],
);

/** A promotion as players read it, and the rules of joining and claiming. */
export const promotions = pgTable(
  'promotions',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** Id under which players join and claim; without one it is `id`. */
    linkedId: text('linked_id'),
    categoryIds: text('category_ids').array().notNull(),
    title: localized('title').notNull(),
    content: localized('content').notNull(),
    /** Name of the scene behind the words of the picture. */
    scene: text('scene').notNull(),
    eyebrow: localized('eyebrow').notNull(),
    headline: localized('headline').notNull(),
    subline: localized('subline').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** Without an end: a long-term promotion. */
    endsAt: instant('ends_at'),
    /** Whether players sign up at all; a promotion that is only news has no button. */
    signUp: boolean('sign_up').notNull(),
    /** Joining waits for an approval. */
    approval: boolean('approval').notNull().default(false),
    imageRequired: boolean('image_required').notNull().default(false),
    remarkRequired: boolean('remark_required').notNull().default(false),
    /** Stakes since joining that earn the reward, in minor units. */
    turnover: minorUnits('turnover').notNull(),
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
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    status: text('status').$type<SignUpStatus>().notNull(),
    joinedAt: instant('joined_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.promotionId] })],
);

export type PromotionRow = typeof promotions.$inferSelect;
export type SignUpRow = typeof promotionSignUps.$inferSelect;
