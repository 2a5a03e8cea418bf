import { ApiError, endpointKey, queryClient, serverNow } from '@site/api';
import type { Endpoint } from '@site/contracts/http/endpoint';
import type { LanguageParameter } from '@site/contracts/values/values';
import { formatDay, languageParameter } from '@site/i18n';
import { onlineManager, useQuery } from '@tanstack/react-query';

/** How often an order is asked for, in ms: closely while its member waits, then less. */
const PACE = { fresh: 4_000, later: 15_000 } as const;
/** Until so long after its last step an order counts as fresh, in ms. */
const FRESH_MS = 3 * 60_000;

interface OrderRequest {
  readonly orderNo: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly pageNo: 1;
  readonly pageSize: 1;
  readonly language: LanguageParameter;
}

interface OrderWatch<Order> {
  readonly orderNo: string;
  /** The call that lists orders. */
  readonly records: Endpoint;
  readonly read: (request: OrderRequest, signal: AbortSignal) => Promise<{ readonly list: readonly Order[] }>;
  readonly isDecided: (order: Order) => boolean;
  /** When the order last moved: an instant. */
  readonly movedAt: (order: Order) => string;
}

/**
 * An order, asked for again until it is decided. Nothing is asked while nobody looks at the page or the line is
 * gone; coming back to either asks at once.
 */
export function useWatchedOrder<Order>({ orderNo, records, read, isDecided, movedAt }: OrderWatch<Order>) {
  return useQuery<Order>({
    queryKey: orderKey(records, orderNo),
    queryFn: async ({ signal }) => {
      const { list } = await read(requestOf(orderNo), signal);
      const [order] = list;
      if (!order) throw new ApiError({ code: 'not.found', status: 404 });
      return order;
    },
    meta: { who: 'member' },
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined || isDecided(data) || !onlineManager.isOnline()) return false;
      return serverNow() - Date.parse(movedAt(data)) < FRESH_MS ? PACE.fresh : PACE.later;
    },
  });
}

/** Puts an order that a call has just returned where it is watched. */
export function keepOrder(records: Endpoint, order: { readonly orderNo: string }): void {
  queryClient.setQueryData(orderKey(records, order.orderNo), order);
}

export const orderKey = (records: Endpoint, orderNo: string) => [...endpointKey(records), 'order', orderNo];

function requestOf(orderNo: string): OrderRequest {
  // The call asks for days, and they do not matter to an order that is named.
  const today = formatDay(serverNow());
  const language = languageParameter();
  return { orderNo, startDate: today, endDate: today, pageNo: 1, pageSize: 1, language };
}
