import { call, endpointKey, queryClient, useApiQuery } from '@site/api';
import { useQuote } from '@site/api/quote';
import {
  type DepositOrder,
  depositMethods,
  depositPromos,
  depositQuote,
  depositRecords,
  openDeposit,
} from '@site/contracts/areas/deposit';
import type { RequestOf } from '@site/contracts/http/endpoint';
import { parameterOf, useLanguage } from '@site/i18n';
import { keepPreviousData } from '@tanstack/react-query';
import { useWatchedOrder } from '../parts/useWatchedOrder';
import { isDecided } from './order/isDecided';

const useLanguageParameter = () => parameterOf(useLanguage());

/** The ways to pay in. */
export function useDepositMethods() {
  return useApiQuery(depositMethods, { language: useLanguageParameter() }, { select: ({ list }) => list });
}

/** What may be taken along, with what each makes of an amount. Another amount's list stays until its own is there. */
export function useDepositPromos(amount: string | undefined) {
  return useApiQuery(
    depositPromos,
    { language: useLanguageParameter(), ...(amount && { amount }) },
    { select: ({ list }) => list, placeholderData: keepPreviousData, silent: true },
  );
}

/** What a deposit will come to. */
export const useDepositQuote = (request: RequestOf<typeof depositQuote> | undefined) =>
  useQuote(depositQuote, request);

/** Fetches what is offered again: something of it is not to be had any more. */
export function refreshOffers(): void {
  for (const offers of [depositMethods, depositPromos])
    void queryClient.invalidateQueries({ queryKey: endpointKey(offers) });
}

/**
 * The order that is not over yet. Asked once each time that the page opens, and not again, also not after a failure:
 * an order that is found late must not take the place of a form that is being filled in.
 */
export function useOpenDeposit({ wanted }: { wanted: boolean }) {
  return useApiQuery(
    openDeposit,
    { language: useLanguageParameter() },
    { gcTime: 0, enabled: ({ state }) => wanted && state.status === 'pending', silent: true },
  );
}

/** An order by its number, until it is decided. */
export function useDepositOrder(orderNo: string) {
  return useWatchedOrder<DepositOrder>({
    orderNo,
    records: depositRecords,
    read: (request, signal) => call(depositRecords, request, { signal, silent: true }),
    isDecided,
    movedAt: ({ paidAt, createdAt }) => paidAt ?? createdAt,
  });
}
