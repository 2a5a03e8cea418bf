import type { SignUpStatus } from '@site/contracts/areas/messages';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
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

/** Whom a promotion is for: members of whom all of it is true. Nobody else, and no guest, sees it. */
export interface Audience {
  /** From this level on: its id (areas/benefits). */
  readonly levelFrom?: string | undefined;
  /** Who has joined the merchant at this instant or later. */
  readonly joinedFrom?: string | undefined;
  /** Who is in one of these groups (`memberGroups`). */
  readonly groups?: readonly string[] | undefined;
}

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
    /** What it gives, in minor units; without it the operator sets it with the decision. */
    reward: minorUnits('reward'),
    /** How many times the reward has to be bet before it may be withdrawn, and within how many days. */
    rewardTurnover: integer('reward_turnover').notNull().default(0),
    rewardBetDays: integer('reward_bet_days'),
    /** Within how many days of the decision the reward may be taken; without it there is no end. */
    rewardDays: integer('reward_days'),
    /** What all rewards may come to, in minor units, and what those come to that were asked for and not refused. */
    budget: minorUnits('budget'),
    spent: minorUnits('spent').notNull().default(sql`0`),
    /** How many rewards there are, and how many were asked for and not refused. */
    stock: integer('stock'),
    taken: integer('taken').notNull().default(0),
    /** For everybody when it is left out. */
    audience: jsonb('audience').$type<Audience>(),
    /** When an operator has taken it down. */
    withdrawnAt: instant('withdrawn_at'),
    position: integer('position').notNull(),
  },
  (table) => [
    index('promotions_merchant').on(table.merchant, table.position),
    unique('promotions_linked').on(table.merchant, table.linkedId),
    check('promotions_stock', sql`taken >= 0 and (stock is null or taken <= stock)`),
    check('promotions_budget', sql`spent >= 0 and (budget is null or spent <= budget)`),
    check('promotions_reward', sql`reward is null or reward > 0`),
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

/**
 * What a member has asked a promotion for, with what came with it, and what was decided: a claim, an application, or the
 * joining of one that waits for an approval. One for each sign-up; it goes with the sign-up.
 */
export const promotionApplications = pgTable(
  'promotion_applications',
  {
    accountId: text('account_id').notNull(),
    promotionId: text('promotion_id').notNull(),
    remarks: text('remarks').notNull().default(''),
    /** Ids of pictures, in the order in which they were sent. */
    pictures: text('pictures').array().notNull().default([]),
    /** What of the promotion's budget is kept for it, in minor units; one of the stock is, too. None once refused. */
    reserved: minorUnits('reserved').notNull(),
    at: instant('at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    /** Why it was refused; for operators. */
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.promotionId] }),
    foreignKey({
      name: 'promotion_applications_sign_up',
      columns: [table.accountId, table.promotionId],
      foreignColumns: [promotionSignUps.accountId, promotionSignUps.promotionId],
    }).onDelete('cascade'),
    index('promotion_applications_waiting').on(table.at).where(sql`decided_at is null`),
    check('promotion_applications_decided', sql`(decided_at is null) = (decided_by is null)`),
  ],
);

/** Groups that operators put members into, for promotions of their own. */
export const memberGroups = pgTable(
  'member_groups',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    group: text('group').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.group] })],
);

export type ApplicationRow = typeof promotionApplications.$inferSelect;
export type PromotionRow = typeof promotions.$inferSelect;
export type SignUpRow = typeof promotionSignUps.$inferSelect;
