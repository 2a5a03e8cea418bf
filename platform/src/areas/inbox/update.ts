import { INBOX_UNDO_MS, type updateInbox } from '@site/contracts/areas/inbox';
import type { RequestOf, ValueOf } from '@site/contracts/http/endpoint';
import { and, asc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { inboxMessages } from './tables';
import { countUnread, inInbox } from './unread';

type Change = RequestOf<typeof updateInbox>;

/** Which mails an action finds, and what becomes of them. */
function changeOf(
  action: Change['action'],
  accountId: string,
  now: Date,
): { found: SQL | undefined; set: Partial<typeof inboxMessages.$inferInsert> } {
  switch (action) {
    case 'READ':
      return { found: and(inInbox(accountId), isNull(inboxMessages.readAt)), set: { readAt: now } };
    case 'DELETE':
      return { found: inInbox(accountId), set: { deletedAt: now } };
    case 'RESTORE': {
      const undoable = new Date(now.getTime() - INBOX_UNDO_MS);
      return {
        found: and(eq(inboxMessages.accountId, accountId), gt(inboxMessages.deletedAt, undoable)),
        set: { deletedAt: null },
      };
    }
  }
}

/** Reads, deletes or brings back mails of an account, and says how many are unread then. Other ids are passed over. */
export async function changeInbox(
  db: Database,
  accountId: string,
  { ids, action }: Change,
  now: Date,
): Promise<ValueOf<typeof updateInbox>> {
  const { found, set } = changeOf(action, accountId, now);
  return db.transaction(async (tx) => {
    // In one order, so that two calls about the same mails wait for each other and never each for the other.
    const held = await tx
      .select({ id: inboxMessages.id })
      .from(inboxMessages)
      .where(and(inArray(inboxMessages.id, ids), found))
      .orderBy(asc(inboxMessages.id))
      .for('update');
    if (held.length > 0)
      await tx
        .update(inboxMessages)
        .set(set)
        .where(
          inArray(
            inboxMessages.id,
            held.map(({ id }) => id),
          ),
        );
    return { unreadCount: await countUnread(tx, accountId) };
  });
}
