import { endpointKey, queryClient, useApiInfiniteQuery, useApiMutation, useApiQuery } from '@site/api';
import { walletBalance } from '@site/contracts/areas/account';
import {
  cancelSuborders,
  type LotteryMenu,
  lotteryMenu,
  type Order,
  type OrderFooter,
  orderDetail,
  orders,
} from '@site/contracts/areas/lottery';
import { RECORDS_PAGE_SIZE } from '@site/contracts/areas/records';
import type { RequestOf } from '@site/contracts/http/endpoint';
import type { DayRange } from '@site/contracts/values/days';
import { parameterOf, type SiteLanguage, useLanguage } from '@site/i18n';
import { type EndlessRecords, endlessRecords } from '@site/ui/records';
import type { RecordState } from '../recordState';

/** Which orders: of which days, on which lottery, and in which state. */
export interface OrderFilter extends Pick<RecordState, 'game' | 'status'> {
  readonly days: DayRange;
}

/** The request of a filter, its page aside. */
export function orderRequest(
  { days, game, status }: OrderFilter,
  pageSize: number,
  language: SiteLanguage,
): Omit<RequestOf<typeof orders>, 'pageNo'> {
  return {
    ...days,
    pageSize,
    language: parameterOf(language),
    ...(game && { gameId: game }),
    ...(status && { status }),
  };
}

/** The player's lottery orders. */
export function useOrders(filter: OrderFilter): EndlessRecords<Order, OrderFooter> {
  const request = orderRequest(filter, RECORDS_PAGE_SIZE.list, useLanguage());
  return endlessRecords(useApiInfiniteQuery(orders, request), ({ orderId }) => orderId);
}

/** How many orders a filter leaves; `undefined` until it is known. */
export function useOrderCount(filter: OrderFilter): number | undefined {
  const request = { ...orderRequest(filter, 1, useLanguage()), pageNo: 1 };
  return useApiQuery(orders, request, { silent: true, select: ({ total }) => total }).data;
}

/** A lottery in several groups is named once. */
const namesOf = ({ list }: LotteryMenu): ReadonlyMap<string, string> =>
  new Map(list.flatMap(({ games }) => games.map(({ gameId, gameName }) => [gameId, gameName])));

/** The merchant's lotteries: names by id, in its order. */
export function useLotteryNames(): ReadonlyMap<string, string> | undefined {
  const request = { language: parameterOf(useLanguage()) };
  return useApiQuery(lotteryMenu, request, { silent: true, select: namesOf }).data;
}

/** One order with its suborders. */
export function useOrder(orderId: string) {
  return useApiQuery(orderDetail, { orderId, language: parameterOf(useLanguage()) });
}

/** Orders, and what they have moved, are not as they were. */
export function refreshOrders(): void {
  for (const endpoint of [orders, orderDetail, walletBalance])
    void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
}

/** Takes suborders back; whatever comes of it, the order is refetched. */
export function useCancelSuborders() {
  return useApiMutation(cancelSuborders, { onSettled: refreshOrders });
}
