import { pgTable, text } from 'drizzle-orm/pg-core';

/** Random secrets of the platform that every process must share, by name. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
