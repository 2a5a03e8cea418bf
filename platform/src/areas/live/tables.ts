import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { localized } from '../../core/db/columns';
import { merchants } from '../../core/merchants/tables';
import { games } from '../games/tables';

/** Who presents at the tables of live games; who works there and who is on air is the merchant's and the vendor's word. */
export const liveModels = pgTable(
  'live_models',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    name: localized('name').notNull(),
    /** Address of the photo, 3:4. */
    photo: text('photo').notNull(),
    /** The game at whose table; null for who has none. */
    nodeId: text('node_id').references(() => games.nodeId),
    /** Works for the merchant. */
    active: boolean('active').notNull().default(true),
    /** Is on air now. */
    streaming: boolean('streaming').notNull().default(false),
    position: integer('position').notNull(),
  },
  (table) => [index('live_models_merchant').on(table.merchant, table.position)],
);
