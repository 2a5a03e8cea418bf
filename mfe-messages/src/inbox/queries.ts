import { call, endpointKey, queryClient, useApiInfiniteQuery, useApiQuery } from '@site/api';
import {
  type InboxMail,
  inbox,
  inboxMail,
  MAX_INBOX_CHANGES,
  updateInbox,
} from '@site/contracts/areas/inbox';
import { inboxUnreadCount } from '@site/contracts/areas/unreadCounts';
import type { RequestOf, ValueOf } from '@site/contracts/http/endpoint';
import { endlessRecords } from '@site/ui/records';

const PAGE_SIZE = 50;

type Page = ValueOf<typeof inbox>;
type Pages = { readonly pages: readonly Page[] };
/** The message centre keeps the newest mail alone by the same call: that is one page, and is only asked for again. */
type Answer = Page | Pages;

/** The member's mails, page by page, newest first. */
export const useMails = () =>
  endlessRecords(useApiInfiniteQuery(inbox, { pageSize: PAGE_SIZE }), ({ id }) => id);

/** One mail with what it says. The platform takes it as read from then on. */
export const useMail = (id: string) => useApiQuery(inboxMail, { id });

/** Asks again for everything that shows mails or counts them. */
export async function refreshMails(): Promise<void> {
  await Promise.all(
    [inbox, inboxUnreadCount].map((endpoint) =>
      queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) }),
    ),
  );
}

/**
 * Changes the lists that are here, before the platform has.
 *
 * @param change What becomes of a mail: nothing is left of one that is gone.
 * @returns the function that takes it back
 */
export function changeHere(change: (mail: InboxMail) => InboxMail | undefined): () => void {
  const queryKey = endpointKey(inbox);
  // An answer from before the change would bring it back.
  void queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueriesData<Answer>({ queryKey });
  queryClient.setQueriesData<Answer>({ queryKey }, (data) =>
    data && 'pages' in data ? { ...data, pages: changed(data.pages, change) } : data,
  );
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
}

function changed(pages: readonly Page[], change: (mail: InboxMail) => InboxMail | undefined): Page[] {
  const lists = pages.map(({ list }) => list.flatMap((mail) => change(mail) ?? []));
  const unreadOf = (mails: readonly InboxMail[]) => mails.filter(({ read }) => !read).length;
  const were = pages.flatMap(({ list }) => list);
  const are = lists.flat();
  const fewerUnread = unreadOf(were) - unreadOf(are);
  return pages.map((page, index) => ({
    ...page,
    list: lists[index] ?? [],
    total: page.total - (were.length - are.length),
    footer: { unreadCount: Math.max(0, page.footer.unreadCount - fewerUnread) },
  }));
}

/** What the platform has counted, wherever it stands. */
function countUnread(unreadCount: number): void {
  queryClient.setQueriesData<number>({ queryKey: endpointKey(inboxUnreadCount) }, unreadCount);
  queryClient.setQueriesData<Answer>({ queryKey: endpointKey(inbox) }, (data) =>
    data && 'pages' in data
      ? { ...data, pages: data.pages.map((page) => ({ ...page, footer: { unreadCount } })) }
      : data,
  );
}

/**
 * Has the platform change mails, however many, and every count on the page with it.
 *
 * @throws ApiError when it did not
 */
export async function changeThere(
  action: RequestOf<typeof updateInbox>['action'],
  ids: readonly string[],
): Promise<void> {
  try {
    for (let from = 0; from < ids.length; from += MAX_INBOX_CHANGES) {
      const some = ids.slice(from, from + MAX_INBOX_CHANGES);
      const { unreadCount } = await call(updateInbox, { ids: some, action }, { silent: true });
      countUnread(unreadCount);
    }
  } finally {
    void refreshMails();
  }
}
