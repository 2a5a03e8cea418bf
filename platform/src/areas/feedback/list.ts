import type { Feedback, ownFeedback } from '@site/contracts/areas/feedback';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { count, desc, eq } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { toInstant } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { type PageRequest, pageCount, pageWindow } from '../../core/pages';
import { pictureUrl } from '../pictures/service';
import { feedback } from './tables';

const view = ({ id, comment, pictureIds, at, reply, repliedAt }: typeof feedback.$inferSelect): Feedback => ({
  id,
  comment,
  images: pictureIds.map(pictureUrl),
  at: toInstant(at),
  ...(reply !== null && { reply }),
  ...(repliedAt && { repliedAt: toInstant(repliedAt) }),
});

/** One page of what an account has sent, newest first, with the answers. */
export async function listFeedback(
  db: Database,
  { id: accountId }: Account,
  page: PageRequest,
): Promise<ValueOf<typeof ownFeedback>> {
  const own = eq(feedback.accountId, accountId);
  const [counted] = await db.select({ total: count() }).from(feedback).where(own);
  const total = counted?.total ?? 0;
  const { limit, offset } = pageWindow(page);
  const rows = await db
    .select()
    .from(feedback)
    .where(own)
    .orderBy(desc(feedback.at), desc(feedback.id))
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map(view),
    footer: {},
    pageNum: page.pageNo,
    totalPages: pageCount(total, page),
    total,
  };
}
