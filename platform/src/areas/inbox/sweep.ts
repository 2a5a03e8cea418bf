import { INBOX_UNDO_MS } from '@site/contracts/areas/inbox';
import { inArray, lte, or } from 'drizzle-orm';
import { DAY } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { inboxMessages } from './tables';

/** How long a mail is kept, read or not (decision 138). */
export const MAIL_KEPT_MS = 730 * DAY;

/** Most that one sweep deletes: the next one goes on, and no call waits for a long one. */
const MOST_AT_ONCE = 10_000;

/** Deletes mails for good that can be brought back no more, and those that are too old. */
export async function sweepInbox(db: Database, now: number): Promise<void> {
  const ended = db
    .select({ id: inboxMessages.id })
    .from(inboxMessages)
    .where(
      or(
        lte(inboxMessages.deletedAt, new Date(now - INBOX_UNDO_MS)),
        lte(inboxMessages.at, new Date(now - MAIL_KEPT_MS)),
      ),
    )
    .limit(MOST_AT_ONCE);
  await db.delete(inboxMessages).where(inArray(inboxMessages.id, ended));
}
