import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { instant } from '../../core/db/columns';
import { merchants } from '../../core/merchants/tables';

/** Public keys that accounts may log in with. Nothing here is a secret. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** As the authenticator names it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** The host name that it was made for, and is good for alone. */
    rpId: text('rp_id').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator has signed, as far as it says; one that goes back is a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    synced: boolean('synced').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
);

export type PasskeyRecord = typeof passkeys.$inferSelect;

/** What a challenge was made for; it holds for nothing else. */
export type ChallengePurpose = 'register' | 'login' | 'second-step';

/** Challenges that wait for their answer. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  /** SHA-256 of the challenge. */
  challengeHash: text('challenge_hash').primaryKey(),
  purpose: text('purpose').$type<ChallengePurpose>().notNull(),
  merchant: text('merchant')
    .notNull()
    .references(() => merchants.code),
  /** Whose it is. A login's is nobody's: the passkey tells the account. */
  accountId: text('account_id').references(() => accounts.id),
  rpId: text('rp_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Logins whose first step was right and whose second one is due. */
export const loginTickets = pgTable('login_tickets', {
  /** SHA-256 of the ticket. */
  ticketHash: text('ticket_hash').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id),
  expiresAt: instant('expires_at').notNull(),
});

/** Accounts that have turned the second step on. */
export const secondSteps = pgTable('second_steps', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id),
  since: instant('since').notNull(),
});

/** Codes that stand in for a lost passkey, until they are used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** SHA-256, unsalted and fast on purpose: a code is 80 random bits. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);
