import { desc, eq, max } from 'drizzle-orm';
import { conversationOf } from '../../../areas/chat/messages';
import { type ChatMessage, chatMessages } from '../../../areas/chat/tables';
import { accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';

/** Members that the desk has on one page, and what it shows of each. */
const MEMBERS = 20;
const MESSAGES = 20;

/** What members of a merchant have written last, with what came before it. */
export async function latestChats(
  db: Database,
  merchant: string,
): Promise<{ username: string; messages: readonly ChatMessage[] }[]> {
  const members = await db
    .select({ id: accounts.id, username: accounts.username })
    .from(chatMessages)
    .innerJoin(accounts, eq(accounts.id, chatMessages.accountId))
    .where(eq(accounts.merchant, merchant))
    .groupBy(accounts.id, accounts.username)
    .orderBy(desc(max(chatMessages.id)))
    .limit(MEMBERS);
  const chats = [];
  for (const { id, username } of members)
    chats.push({ username, messages: await conversationOf(db, id, MESSAGES) });
  return chats;
}
