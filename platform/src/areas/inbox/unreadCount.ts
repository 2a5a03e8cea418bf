import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { inboxMessages } from './tables';

/** How many messages of an account's inbox are unread. */
export async function inboxUnreadCount(db: Database, accountId: string): Promise<number> {
  const [unread] = await db
    .select({ messages: count() })
    .from(inboxMessages)
    .where(and(eq(inboxMessages.accountId, accountId), isNull(inboxMessages.readAt)));
  return unread?.messages ?? 0;
}
