import { endpointKey, queryClient, useApiInfiniteQuery, useApiMutation, useApiQuery } from '@site/api';
import { walletBalance } from '@site/contracts/account';
import type { DayRange } from '@site/contracts/days';
import { cancelSuborders, type Order, orderDetail, orders } from '@site/contracts/lottery';
import { RECORDS_PAGE_SIZE } from '@site/contracts/records';
import { parameterOf, useLanguage } from '@site/i18n';
import { type EndlessRecords, endlessRecords } from '../endlessRecords';
import type { RecordState } from '../recordState';

/** Which orders: of which days, and in which state. */
export interface OrderFilter extends Pick<RecordState, 'status'> {
  readonly days: DayRange;
}

/** The player's lottery orders. */
export function useOrders({
  days,
  status,
}: OrderFilter): EndlessRecords<Order, { bet: string; win: string }> {
  const language = parameterOf(useLanguage());
  const request = { ...days, pageSize: RECORDS_PAGE_SIZE.list, language, ...(status && { status }) };
  return endlessRecords(useApiInfiniteQuery(orders, request), ({ orderId }) => orderId);
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

/** Takes suborders back; whatever comes of it, the order is asked for again. */
export function useCancelSuborders() {
  return useApiMutation(cancelSuborders, { onSettled: refreshOrders });
}
