import {
  announcementsOptions,
  call,
  endpointKey,
  queryClient,
  THROTTLE_MS,
  useAccountType,
  useAnnouncements,
} from '@site/api';
import type { AnnouncementScreen } from '@site/contracts/areas/announcementScreens';
import { type AnnouncementLists, announcements, markAnnouncementRead } from '@site/contracts/areas/messages';
import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { createThrottle } from './throttle';

/** A screen that lists notices: those for everybody (ME-017), or those for agents. */
export type NoticeScreen = Extract<AnnouncementScreen, 'notices' | 'agent'>;

/** The notices of a screen and their read state. */
export function useNotices(screen: NoticeScreen) {
  return useAnnouncements(screen);
}

/** Whether notices are read or unread for whoever looks: a member. For guests and trials all are read (ME-016). */
export function useHasReadState(): boolean {
  const type = useAccountType();
  return type !== undefined && !isTrialAccount(type);
}

function readLocally(screen: NoticeScreen, id: string): void {
  queryClient.setQueryData<AnnouncementLists>(announcementsOptions(screen).queryKey, (lists) => {
    const unread = lists?.notices.some((notice) => notice.id === id && !notice.read);
    if (!lists || !unread) return lists;
    return {
      ...lists,
      notices: lists.notices.map((notice) => (notice.id === id ? { ...notice, read: true } : notice)),
      unreadCount: Math.max(0, lists.unreadCount - 1),
    };
  });
}

const throttled = createThrottle(THROTTLE_MS.markAsRead);

/**
 * Marks a notice as read: here at once, on the platform with at most one call each 150 ms, and then the lists
 * are asked for again, which puts right what the platform refused. Never throws.
 */
export function markRead(screen: NoticeScreen, id: string): void {
  readLocally(screen, id);
  throttled(async () => {
    const request = { announcementId: id, read: true } as const;
    await call(markAnnouncementRead, request, { silent: true }).catch(() => undefined);
    await queryClient.invalidateQueries({ queryKey: endpointKey(announcements) });
  });
}
