import type { InboxDesk } from '@site/contracts/areas/inbox';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../core/db/columns';
import { merchants } from '../../core/merchants/tables';
import type { Mail } from '../inbox/mail';

/** Everybody says so by name; `username` is one account. */
export type MailingTo =
  | { readonly type: 'all' | 'agents' }
  | { readonly type: 'username'; readonly username: string };

/** Mails of an operator to many inboxes, and how far they have come. */
export const mailings = pgTable(
  'mailings',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** The operator's: sent again under it, a mailing goes on. */
    id: text('id').notNull(),
    /** What everybody is told, or what is sent to those alone who want offers. */
    kind: text('kind').$type<'service' | 'marketing'>().notNull(),
    to: jsonb('to').$type<MailingTo>().notNull(),
    desk: text('desk').$type<InboxDesk>().notNull(),
    mail: jsonb('mail').$type<Mail>().notNull(),
    at: instant('at').notNull(),
    /** The last account that was reached or left out, in the order of ids. */
    after: text('after').notNull().default(''),
    sent: integer('sent').notNull().default(0),
    leftOut: integer('left_out').notNull().default(0),
    endedAt: instant('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] })],
);

export type Mailing = typeof mailings.$inferSelect;
