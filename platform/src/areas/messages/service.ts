import type { HelpTopic } from '@site/contracts/areas/messages';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { type Language, textIn } from '../../core/language';
import { helpTopics, inboxMessages } from './tables';

/** How many messages of an account's inbox are unread. */
export async function inboxUnreadCount(db: Database, accountId: string): Promise<number> {
  const [unread] = await db
    .select({ messages: count() })
    .from(inboxMessages)
    .where(and(eq(inboxMessages.accountId, accountId), isNull(inboxMessages.readAt)));
  return unread?.messages ?? 0;
}

/** The merchant's help, topic by topic, in its order. */
export async function listHelpTopics(
  db: Database,
  merchant: string,
  language: Language,
): Promise<HelpTopic[]> {
  const rows = await db
    .select()
    .from(helpTopics)
    .where(eq(helpTopics.merchant, merchant))
    .orderBy(asc(helpTopics.position));
  return rows.map(({ title, content, anchor }) => ({
    title: textIn(title, language),
    content: textIn(content, language),
    ...(anchor !== null && { anchor }),
  }));
}
