import type { inboxMail } from '@site/contracts/areas/inbox';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import type { Language } from '../../core/language';
import { inboxMessages } from './tables';
import { inInbox } from './unread';
import { contentView, mailView } from './view';

/**
 * One mail with what it says. The first look marks it as read; a further one writes nothing, so it tells no page of news.
 *
 * @throws Refusal not.found for one that is deleted, gone or somebody else's
 */
export async function openMail(
  db: Database,
  { accountId, id, language, now }: { accountId: string; id: string; language: Language; now: Date },
): Promise<ValueOf<typeof inboxMail>> {
  const own = and(eq(inboxMessages.id, id), inInbox(accountId));
  const [mail] = await db.select().from(inboxMessages).where(own);
  if (!mail) throw new Refusal('not.found');
  if (!mail.readAt)
    await db
      .update(inboxMessages)
      .set({ readAt: now })
      .where(and(own, isNull(inboxMessages.readAt)));
  return { ...mailView({ ...mail, readAt: now }, language), ...contentView(mail.content, language) };
}
