import type { PicturePurpose } from '@site/contracts/areas/profile';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables';
import { bytes, instant } from '../../core/db/columns';

/** Pictures that members have sent, drawn anew as JPEG. */
export const pictures = pgTable(
  'pictures',
  {
    /** Opens the picture: whoever shall see it is told it, and nobody can guess it. */
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    purpose: text('purpose').$type<PicturePurpose>().notNull(),
    content: bytes('content').notNull(),
    /** Length of the content. */
    bytes: integer('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When a call named it; one that none has named within a day is deleted. */
    usedAt: instant('used_at'),
  },
  (table) => [index('pictures_unused').on(table.createdAt).where(sql`used_at is null`)],
);
