import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { tellNews } from '../../core/news/tellNews';
import { type ChatMessage, chatMessages } from './tables';

/** Characters of one message, as JavaScript counts them. */
export const LONGEST_MESSAGE = 1_000;

/** How much of a conversation is shown. */
const SHOWN = 200;

const unseen = (accountId: string) =>
  and(eq(chatMessages.accountId, accountId), eq(chatMessages.side, 'DESK'), isNull(chatMessages.seenAt));

/** How many answers of the desk an account has not seen. */
export async function unseenAnswers(db: Database, accountId: string): Promise<number> {
  const [counted] = await db.select({ answers: count() }).from(chatMessages).where(unseen(accountId));
  return counted?.answers ?? 0;
}

/** The latest of what an account and the desk have written to each other, the oldest first. */
export async function conversationOf(
  db: Database,
  accountId: string,
  most = SHOWN,
): Promise<readonly ChatMessage[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.accountId, accountId))
    .orderBy(desc(chatMessages.id))
    .limit(most);
  return rows.reverse();
}

/** Notes that a member has seen all that the desk wrote. Open pages hear of it where there was something new. */
export async function seeAnswers(db: Database, accountId: string, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const seen = await tx
      .update(chatMessages)
      .set({ seenAt: at })
      .where(unseen(accountId))
      .returning({ id: chatMessages.id });
    if (seen.length > 0) await tellNews(tx, { account: accountId }, 'unread');
  });
}

/** Keeps what a member writes; who calls has checked its length. */
export async function writeToDesk(
  db: Database,
  { id: accountId }: Pick<Account, 'id'>,
  text: string,
  at: Date,
): Promise<void> {
  await db.insert(chatMessages).values({ accountId, side: 'MEMBER', text, at });
}
