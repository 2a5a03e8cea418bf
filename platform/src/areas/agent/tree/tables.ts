import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../../core/accounts/tables';

/**
 * Who is below whom, at any depth: one row for each account and each agent above it. Kept by triggers with `parent_id`
 * (db/repeatable.sql), so that it is right whoever writes an account.
 */
export const teamPaths = pgTable(
  'team_paths',
  {
    ancestor: text('ancestor')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    descendant: text('descendant')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** 1 for the agent right above. */
    depth: integer('depth').notNull(),
    /** The descendant's, so that a team is read by name, page by page, without being sorted (decision 147). */
    usernameKey: text('username_key').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.descendant, table.ancestor] }),
    // What a page of a team and its count need is all in here.
    index('team_paths_by_name').on(table.ancestor, table.usernameKey, table.depth, table.descendant),
  ],
);
