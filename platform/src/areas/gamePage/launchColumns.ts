import { text } from 'drizzle-orm/pg-core';
import { instant } from '../../core/db/columns';
import type { Language } from '../../core/language';
import { sessions } from '../../core/sessions/tables';
import { games } from '../games/tables';

/** What every launch token and the frame session that it opens say. */
export const launchColumns = () => ({
  /** SHA-256 of the token. */
  tokenHash: text('token_hash').primaryKey(),
  /** The site's session: the game ends with it. */
  sessionId: text('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  nodeId: text('node_id')
    .notNull()
    .references(() => games.nodeId),
  language: text('language').$type<Language>().notNull(),
  expiresAt: instant('expires_at').notNull(),
});
