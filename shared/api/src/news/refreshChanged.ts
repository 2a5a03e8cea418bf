import type { NewsKind } from '@site/contracts/areas/news';
import type { Query } from '@tanstack/react-query';
import { isOfMoney } from '../moneyMoved';
import { queryClient } from '../queryClient';

/** Of each kind, how the paths of the calls begin whose answers may be others now; beside them, those of `isOfMoney`. */
export const PATHS_OF: Readonly<Record<NewsKind, readonly string[]>> = {
  balance: [],
  // Not one mail: to ask for it is to read it.
  unread: [
    '/wps/message/inbox/unreadCount',
    '/wps/message/inbox',
    '/wps/chat/unreadCount',
    '/wps/care/notices',
    '/wps/feedback',
    '/wps/relay/MCSFE_getListAnnouncements',
  ],
  orders: [
    '/lgw/orders',
    '/lgw/orders/detail',
    '/lgw/vn/numeros/opened/game',
    '/lotto/',
    '/wps/relay/GCS_thirdPartyRecords',
    '/wps/mall/records',
  ],
  announcements: ['/wps/relay/MCSFE_getListAnnouncements', '/wps/relay/GLS2_lobbyNews'],
  care: ['/wps/care/'],
  session: ['/wps/member/info', '/wps/session/active'],
  // Who watches releases listens for it.
  release: [],
};

const OF_MONEY: readonly NewsKind[] = ['balance', 'orders'];

/** Marks the answers of a kind as outdated; those on screen are asked for again. */
export function refreshChanged(kind: NewsKind): void {
  void queryClient.invalidateQueries({ predicate: (query) => isOf(kind, query) });
}

/** Whether news of a kind say that the answer of a query may be another one. */
export function isOf(kind: NewsKind, query: Query): boolean {
  const [path] = query.queryKey;
  if (typeof path !== 'string') return false;
  if (OF_MONEY.includes(kind) && isOfMoney(query)) return true;
  return PATHS_OF[kind].some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one));
}
