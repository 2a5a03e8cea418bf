import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { numberedPage, pageRequest } from '../http/pages';
import { Html, Id, Instant, Text } from '../values/values';

/** Who writes to members: money, promotions and rewards, goods, responsible play, the account's safety, all else. */
export const INBOX_DESKS = ['CASHIER', 'PROMOTIONS', 'MALL', 'CARE', 'SECURITY', 'SERVICE'] as const;
export type InboxDesk = (typeof INBOX_DESKS)[number];

/** A mail as the list has it. */
export const InboxMail = z.object({
  id: Id,
  title: Text,
  /** The name of the desk in the language of the call, or of who else it is from. */
  sender: Text,
  /** Text, not an enumeration: a desk that the site does not know has a picture as any other. */
  desk: z.optional(z.string()),
  at: Instant,
  read: z.boolean(),
});
export type InboxMail = z.infer<typeof InboxMail>;

/** The member's own, the newest first. */
export const inbox = endpoint({
  method: 'GET',
  path: '/wps/message/inbox',
  module: 'INBOX3',
  who: 'member',
  request: z.object(pageRequest),
  value: numberedPage(InboxMail, z.object({ unreadCount: z.int() })),
  whileClosed: true,
});

/** One mail with what it says, which marks it as read. */
export const inboxMail = endpoint({
  method: 'GET',
  path: '/wps/message/inbox/detail',
  module: 'INBOX3',
  who: 'member',
  request: z.object({ id: Id }),
  value: z.object({
    ...InboxMail.shape,
    content: Html,
    /** The mail was too long, and only its beginning is here. */
    shortened: z.optional(z.boolean()),
  }),
  whileClosed: true,
});

/** Most mails that one call may change. */
export const MAX_INBOX_CHANGES = 500;

/** For so long a deleted mail can be restored, in ms. */
export const INBOX_UNDO_MS = 600_000;

/**
 * Marks mails as read, deletes them, or brings back what was deleted no longer than `INBOX_UNDO_MS` ago. Ids that are
 * nobody's, somebody else's or too old are passed over.
 */
export const updateInbox = endpoint({
  method: 'POST',
  path: '/wps/message/inbox/update',
  module: 'INBOX3',
  who: 'member',
  request: z.object({
    ids: z.array(Id).check(z.minLength(1), z.maxLength(MAX_INBOX_CHANGES)),
    action: z.enum(['READ', 'DELETE', 'RESTORE']),
  }),
  value: z.object({ unreadCount: z.int() }),
  whileClosed: true,
});
