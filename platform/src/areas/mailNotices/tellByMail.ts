import { and, arrayContains, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { newId } from '../../core/ids';
import type { PushNews } from '../push/tellPush';
import { mailOutbox, mailTopics } from './tables';

/**
 * Lays an e-mail out for an account that asked to be told of its topic, in the transaction of what it tells of, in the
 * place of one that waits to tell what was `before`: both would say the same, that there is news. Whether
 * the account may be written to is looked at when it is sent (docs/calls.md, "Notifications").
 */
export async function tellByMail(
  tx: Database,
  accountId: string,
  { topic, about, before, at }: Omit<PushNews, 'path'>,
): Promise<void> {
  const [asked] = await tx
    .select({ accountId: mailTopics.accountId })
    .from(mailTopics)
    .where(and(eq(mailTopics.accountId, accountId), arrayContains(mailTopics.topics, [topic])));
  if (!asked) return;
  if (before !== undefined)
    await tx.delete(mailOutbox).where(and(eq(mailOutbox.accountId, accountId), eq(mailOutbox.about, before)));
  await tx
    .insert(mailOutbox)
    .values({ id: newId('mno'), accountId, topic, about, at, dueAt: at })
    .onConflictDoNothing();
}
