import type { announcements } from '../../../areas/announcements/tables';
import { contentId, type SeedContext } from '../context';
import { AGENT_NOTICES } from './agentNotices';
import { OFFER_NOTICES } from './offerNotices';
import { SITE_NOTICES } from './siteNotices';

type NewNotice = typeof announcements.$inferInsert;

/** What the demonstration accounts have not read yet. */
const UNREAD = [
  'deposit-pause',
  'new-games',
  'fishing-league',
  'agent-rates',
  'agent-contracts',
  'agent-report',
];

const noticeId = (context: SeedContext, id: string) => contentId(context, `notice-${id}`);

const NOTICES = [...SITE_NOTICES, ...OFFER_NOTICES, ...AGENT_NOTICES];

export const newNotices = (context: SeedContext): NewNotice[] =>
  NOTICES.map(({ id, age, ...text }) => ({
    id: noticeId(context, id),
    merchant: context.merchant,
    startsAt: context.daysAgo(age),
    ...text,
  }));

/** Ids of what the demonstration accounts have read already: all but the newest few. */
export const readNoticeIds = (context: SeedContext, { agent }: { agent: boolean }): string[] =>
  NOTICES.filter(({ id, type }) => (agent || type !== 'A') && !UNREAD.includes(id)).map(({ id }) =>
    noticeId(context, id),
  );
