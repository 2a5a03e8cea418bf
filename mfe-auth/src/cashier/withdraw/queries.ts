import { call, endpointKey, queryClient, useApiQuery } from '@site/api';
import { useQuote } from '@site/api/quote';
import {
  type WithdrawOrder,
  withdrawCards,
  withdrawQuote,
  withdrawReport,
} from '@site/contracts/areas/withdraw';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { parameterOf, useLanguage } from '@site/i18n';
import { useWatchedOrder } from '../parts/useWatchedOrder';
import { isDecided } from './order/isDecided';

/** The cards to withdraw to, and what may be withdrawn. */
export type Withdrawal = ValueOf<typeof withdrawCards>;

/** What may be withdrawn, and where to: as it is now, each time that the page opens or is come back to. */
export function useWithdrawal() {
  return useApiQuery(
    withdrawCards,
    { language: parameterOf(useLanguage()) },
    { refetchOnWindowFocus: 'always' },
  );
}

/** Asks again what may be withdrawn: something has changed it. */
export function refreshWithdrawal(): void {
  void queryClient.invalidateQueries({ queryKey: endpointKey(withdrawCards) });
}

/** What a withdrawal comes to; nothing is asked without an amount. */
export const useWithdrawQuote = (amount: string | undefined) =>
  useQuote(withdrawQuote, amount === undefined ? undefined : { amount });

/** An order by its number, until it is decided. */
export function useWithdrawOrder(orderNo: string) {
  return useWatchedOrder<WithdrawOrder>({
    orderNo,
    records: withdrawReport,
    read: (request, signal) => call(withdrawReport, request, { signal, silent: true }),
    isDecided,
    movedAt: ({ sentAt, createdAt }) => sentAt ?? createdAt,
  });
}
