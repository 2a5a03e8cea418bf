import { inboxUnreadCount } from '@site/contracts/areas/inbox';
import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { useApiQuery } from '../queries';
import { THROTTLE_MS } from '../throttle';
import { useAnnouncements } from './announcements';
import { useAccountType } from './member';

/** How often the counts are asked for while the page is visible, in ms (decision 52). */
const UNREAD_INTERVAL_MS = 60_000;

export interface UnreadCounts {
  readonly announcements: number;
  readonly inbox: number;
  readonly total: number;
}

/** Unread announcements and mails; 0 for guests and trial users. Silent: a failure keeps the last counts. */
export function useUnreadCounts(): UnreadCounts {
  const type = useAccountType();
  const polling = {
    enabled: type !== undefined && !isTrialAccount(type),
    refetchInterval: UNREAD_INTERVAL_MS,
    refetchOnWindowFocus: true,
    silent: true,
  };
  const announcements = useAnnouncements('notices', { ...polling, select: ({ unreadCount }) => unreadCount });
  // Fresh for so long, however many parts of the page ask and however often the tab comes to the front.
  const throttled = { ...polling, staleTime: THROTTLE_MS.unreadCounts };
  const inbox = useApiQuery(inboxUnreadCount, {}, throttled);
  const counts = {
    announcements: polling.enabled ? (announcements.data ?? 0) : 0,
    inbox: polling.enabled ? (inbox.data ?? 0) : 0,
  };
  return { ...counts, total: counts.announcements + counts.inbox };
}
