import { PATHS } from '@site/contracts/values/paths';
import { and, eq } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { tellNews } from '../../core/news/tellNews';
import { OperatorRefused } from '../../core/operator/refused';
import { tellAway } from '../mailNotices/tellAway';
import { LONGEST_MESSAGE } from './messages';
import { chatMessages } from './tables';

interface Answer {
  readonly merchant: string;
  readonly username: string;
  readonly text: string;
  /** Who of the merchant's people writes. */
  readonly by: string;
}

/**
 * Keeps what the service desk writes to a member, and tells that member's open pages. Every desk answers by this.
 *
 * @throws OperatorRefused for a member that the merchant has not, and for a text that is empty or longer than 1,000
 * characters.
 */
export async function answerChat(
  db: Database,
  { merchant, username, text, by }: Answer,
  at: Date,
): Promise<void> {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST_MESSAGE)
    throw new OperatorRefused(`a message has 1 to ${LONGEST_MESSAGE} characters`);
  await db.transaction(async (tx) => {
    const [account] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.merchant, merchant), eq(accounts.usernameKey, username.toLowerCase())));
    if (!account) throw new OperatorRefused(`${merchant} has no member "${username}"`);
    const message = { accountId: account.id, text: trimmed, at, by };
    await tx.insert(chatMessages).values({ ...message, side: 'DESK' });
    await tellNews(tx, { account: account.id }, 'unread');
    await tellAway(tx, account.id, { topic: 'ANSWER', about: 'chat', path: PATHS.chat, at });
  });
}
