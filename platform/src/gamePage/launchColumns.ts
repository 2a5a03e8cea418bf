import { text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';
import { games } from '../games/tables';
import type { Language } from '../language';
import { sessions } from '../session/tables';

/** What every launch token and the frame session that it opens say. */
export const launchColumns = () => ({
  /** SHA-256 of the token. */
  tokenHash: text('token_hash').primaryKey(),
  /** The site's session: the game ends with it. */
  sessionId: text('session_id')
    .notNull()
    .references(() => sessions.id),
  nodeId: text('node_id')
    .notNull()
    .references(() => games.nodeId),
  language: text('language').$type<Language>().notNull(),
  expiresAt: instant('expires_at').notNull(),
});
