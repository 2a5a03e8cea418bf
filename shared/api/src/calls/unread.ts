import { chatUnreadCount, inboxUnreadCount } from '@site/contracts/areas/unreadCounts';
import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { useApiQuery } from '../queries';
import { THROTTLE_MS } from '../throttle';
import { useAnnouncements } from './announcements';
import { useFlag } from './flags';
import { useAccountType } from './member';

/** How often the counts are asked for while the page is visible, in ms: also where no news arrive (decision 52). */
const UNREAD_INTERVAL_MS = 60_000;

export interface UnreadCounts {
  readonly announcements: number;
  readonly inbox: number;
  /** 0 where the merchant has no chat. */
  readonly chat: number;
  readonly total: number;
}

/**
 * Unread announcements, mails and answers in the chat; 0 for guests and trial users. Silent: a failure keeps the last
 * counts. With `ask` false only what others have asked for is known.
 */
export function useUnreadCounts({ ask = true }: { ask?: boolean } = {}): UnreadCounts {
  const type = useAccountType();
  const hasMessages = type !== undefined && !isTrialAccount(type);
  const hasChat = useFlag('liveChat') && hasMessages;
  const polling = {
    enabled: ask && hasMessages,
    refetchInterval: UNREAD_INTERVAL_MS,
    refetchOnWindowFocus: true,
    silent: true,
  };
  const announcements = useAnnouncements('notices', { ...polling, select: ({ unreadCount }) => unreadCount });
  // Fresh for so long, however many parts of the page ask and however often the tab comes to the front.
  const throttled = { ...polling, staleTime: THROTTLE_MS.unreadCounts };
  const inbox = useApiQuery(inboxUnreadCount, {}, throttled);
  const chat = useApiQuery(chatUnreadCount, {}, { ...throttled, enabled: ask && hasChat });
  const counts = {
    announcements: hasMessages ? (announcements.data ?? 0) : 0,
    inbox: hasMessages ? (inbox.data ?? 0) : 0,
    chat: hasChat ? (chat.data ?? 0) : 0,
  };
  return { ...counts, total: counts.announcements + counts.inbox + counts.chat };
}
