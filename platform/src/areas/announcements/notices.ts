import type { Announcement } from '@site/contracts/areas/messages';
import { isAgentAccount, isTrialAccount } from '@site/contracts/values/accountTypes';
import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { toInstant } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { type Language, textIn } from '../../core/language';
import { announcementReads, announcements, type NoticeType } from './tables';

export interface NoticeQuery {
  merchant: string;
  types: NoticeType[];
  /** Whoever reads; none for guests. */
  account?: Account | undefined;
  language: Language;
  now: Date;
}

/** Only agents see notices for agents. */
const allowedTypes = (types: NoticeType[], account: Account | undefined): NoticeType[] =>
  account && isAgentAccount(account.type) ? types : types.filter((type) => type !== 'A');

/**
 * Notices that run now, newest first. For guests and trials every notice counts as read
 * (docs/calls.md, "Announcements").
 */
export async function listNotices(db: Database, query: NoticeQuery): Promise<Announcement[]> {
  const { merchant, account, language, now } = query;
  const types = allowedTypes(query.types, account);
  if (types.length === 0) return [];
  const reader = account && !isTrialAccount(account.type) ? account : undefined;
  const rows = await db
    .select({ notice: announcements, readAt: announcementReads.at })
    .from(announcements)
    .leftJoin(
      announcementReads,
      and(
        eq(announcementReads.announcementId, announcements.id),
        eq(announcementReads.accountId, reader?.id ?? ''),
      ),
    )
    .where(
      and(
        eq(announcements.merchant, merchant),
        inArray(announcements.type, types),
        lte(announcements.startsAt, now),
        or(isNull(announcements.endsAt), gt(announcements.endsAt, now)),
      ),
    )
    .orderBy(desc(announcements.startsAt), announcements.id);
  return rows.map(({ notice, readAt }) => ({
    id: notice.id,
    title: textIn(notice.title, language),
    startDate: toInstant(notice.startsAt),
    content: textIn(notice.content, language),
    read: reader === undefined || readAt !== null,
    types: notice.type,
  }));
}

export const countUnread = (notices: readonly Announcement[]): number =>
  notices.filter((notice) => !notice.read).length;

/**
 * Notes that an account has read a notice; again changes nothing.
 *
 * @returns How many notices of the same type are still unread.
 * @throws Refusal not.found for a notice that this account cannot see.
 */
export async function markRead(
  db: Database,
  account: Account,
  announcementId: string,
  now: Date,
): Promise<number> {
  const [notice] = await db
    .select({ type: announcements.type })
    .from(announcements)
    .where(and(eq(announcements.id, announcementId), eq(announcements.merchant, account.merchant)));
  if (!notice) throw new Refusal('not.found');
  const visible = () =>
    listNotices(db, { merchant: account.merchant, types: [notice.type], account, language: 'en', now });
  if (!(await visible()).some(({ id }) => id === announcementId)) throw new Refusal('not.found');
  await db
    .insert(announcementReads)
    .values({ accountId: account.id, announcementId, at: now })
    .onConflictDoNothing();
  return countUnread(await visible());
}
