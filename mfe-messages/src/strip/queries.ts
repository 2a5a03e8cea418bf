import { useAnnouncements } from '@site/api';
import type { AnnouncementLists } from '@site/contracts/areas/messages';

const notices = (lists: AnnouncementLists) => lists.notices;

/** What home announces, newest first. */
export function useHomeNotices() {
  return useAnnouncements('home', { select: notices });
}
