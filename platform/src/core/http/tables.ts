import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';

/** Answers of money-moving calls, kept 24 h by caller and key (docs/calls.md, "Idempotency"). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    path: text('path').notNull(),
    /** Of the content without its secrets. */
    bodyDigest: text('body_digest').notNull(),
    answer: jsonb('answer').$type<unknown>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.key] })],
);

/**
 * Calls that are counted for their limits. Unlogged: worth nothing after a crash, and cheap to write, since no
 * commit waits for a disk.
 */
export const rateLimits = pgTable('rate_limits', {
  /** Name of the limit, and whom it counts. */
  key: text('key').primaryKey(),
  calls: integer('calls').notNull(),
  endsAt: instant('ends_at').notNull(),
});

/** RSA key pairs of the encrypted bodies (docs/calls.md, "Encrypted bodies"). */
export const encryptionKeyPairs = pgTable('encryption_key_pairs', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<{ kty: string; n: string; e: string }>().notNull(),
  privateJwk: jsonb('private_jwk').$type<Record<string, string>>().notNull(),
  createdAt: instant('created_at').notNull(),
});
