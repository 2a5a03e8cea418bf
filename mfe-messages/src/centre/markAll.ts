import { announcementsOptions, call, endpointKey, queryClient } from '@site/api';
import { inbox, MAX_INBOX_CHANGES, updateInbox } from '@site/contracts/areas/inbox';
import type { AnnouncementLists } from '@site/contracts/areas/messages';
import { inboxUnreadCount } from '@site/contracts/areas/unreadCounts';
import { MAX_PAGE_SIZE } from '@site/contracts/values/values';
import { markRead } from '../notices/queries';

const silent = { silent: true } as const;

/** Ids of unread mails, the newest first: as many as one call may change. */
async function unreadMails(): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ids.length < MAX_INBOX_CHANGES; page += 1) {
    const { list, totalPages, footer } = await call(inbox, { pageNo: page, pageSize: MAX_PAGE_SIZE }, silent);
    ids.push(...list.filter(({ read }) => !read).map(({ id }) => id));
    if (page >= totalPages || ids.length >= footer.unreadCount) break;
  }
  return ids.slice(0, MAX_INBOX_CHANGES);
}

/**
 * Marks all announcements and mails as read, 500 mails a press.
 *
 * @throws ApiError when the mails could not be marked.
 */
export async function markAllRead(): Promise<void> {
  const lists = queryClient.getQueryData<AnnouncementLists>(announcementsOptions('notices').queryKey);
  for (const { id, read } of lists?.notices ?? []) if (!read) markRead('notices', id);
  const ids = await unreadMails();
  if (ids.length > 0) await call(updateInbox, { ids, action: 'READ' }, silent);
  for (const endpoint of [inbox, inboxUnreadCount])
    await queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
}
