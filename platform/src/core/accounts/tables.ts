import type { RegisterMethod } from '@site/contracts/areas/registration';
import type { AccountType } from '@site/contracts/values/values';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, localized } from '../db/columns';
import { merchants } from '../merchants/tables';

/** Everybody who can hold a session at a merchant: members, agents, trials, and back-office users. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** As shown. Compared by `usernameKey`. */
    username: text('username').notNull(),
    /** The user name in lower case: unique at a merchant. */
    usernameKey: text('username_key').notNull(),
    /** As typed at home, without the dialling code. Unique at a merchant: a login by number is by it alone. */
    mobileNum: text('mobile_num'),
    dialingCode: text('dialing_code'),
    email: text('email'),
    /** The e-mail address in lower case: unique at a merchant. */
    emailKey: text('email_key'),
    /** When a code that was sent to the number, or to the address, came back; a new address begins without. */
    mobileVerifiedAt: instant('mobile_verified_at'),
    emailVerifiedAt: instant('email_verified_at'),
    /** argon2id; a trial account has none and cannot log in by password. */
    passwordHash: text('password_hash'),
    /** argon2id; the password of withdrawals. */
    paymentPasswordHash: text('payment_password_hash'),
    /** Withdrawals rest until then, after a reset of the payment password. */
    restingUntil: instant('resting_until'),
    nickname: text('nickname').notNull(),
    payeeName: text('payee_name'),
    /** Where the member lives, as they say: ISO 3166-1 alpha-2. */
    country: text('country'),
    type: integer('type').$type<AccountType>().notNull(),
    /** What the member is called in place of the level's name. */
    clubLabel: localized('club_label'),
    /** Seed of the drawn avatar: `/cdn/avatars/<seed>.svg`. */
    avatarSeed: text('avatar_seed'),
    /** A picture of their own, shown to everybody in place of the drawn one. */
    iconPictureId: text('icon_picture_id'),
    /** One that its owner alone is shown, until somebody has looked at it. */
    waitingPictureId: text('waiting_picture_id'),
    /** The agent above. */
    parentId: text('parent_id').references((): AnyPgColumn => accounts.id),
    disabled: boolean('disabled').notNull().default(false),
    /** A back-office account has no wallet and may not log in to the site. */
    backOffice: boolean('back_office').notNull().default(false),
    /** Ids of modules that the merchant has taken from this account. */
    modulesDenied: text('modules_denied').array().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    lastLoginAt: instant('last_login_at'),
  },
  (table) => [
    uniqueIndex('accounts_username').on(table.merchant, table.usernameKey),
    uniqueIndex('accounts_mobile').on(table.merchant, table.mobileNum),
    uniqueIndex('accounts_email').on(table.merchant, table.emailKey),
    index('accounts_parent').on(table.parentId),
    /** Few wait at any time; whoever looks at them reads no other account. */
    index('accounts_waiting_picture').on(table.waitingPictureId).where(sql`waiting_picture_id is not null`),
  ],
);

export type Account = typeof accounts.$inferSelect;
export type NewAccount = typeof accounts.$inferInsert;

/** What a member said at registration and the account itself does not hold. */
export const registrations = pgTable(
  'registrations',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id),
    method: text('method').$type<RegisterMethod>().notNull(),
    /** Host of the page. */
    url: text('url').notNull(),
    /** Of the caller. */
    address: text('address').notNull(),
    /** Messengers and identity number, by field. */
    contacts: jsonb('contacts').$type<Record<string, string>>().notNull(),
    recommenderId: text('recommender_id').references(() => accounts.id),
    affiliateCode: text('affiliate_code'),
    birthDate: date('birth_date'),
    /** The terms are accepted with the registration, or there is none. */
    at: instant('at').notNull(),
  },
  (table) => [
    /** The friends of a member, by when they joined. */
    index('registrations_recommender')
      .on(table.recommenderId, table.at)
      .where(sql`recommender_id is not null`),
  ],
);
