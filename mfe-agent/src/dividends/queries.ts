import { endpointKey, queryClient, useApiInfiniteQuery, useApiQuery } from '@site/api';
import { useQuote } from '@site/api/quote';
import {
  currentDividend,
  type DownlineDividend,
  dividendHistory,
  dividendInfo,
  dividendQuote,
  payDividends,
} from '@site/contracts/areas/dividends';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { distinct, endlessList } from '@site/ui/endlessList';
import { usePayPress } from '../payment/usePayPress';

export type Info = ValueOf<typeof dividendInfo>;
export type Paid = ValueOf<typeof payDividends>;

export const useCurrentDividend = () => useApiQuery(currentDividend, {}, { silent: true });

/** The last period that is over: what direct downlines have to get. */
export const useDividendInfo = () =>
  useApiQuery(dividendInfo, {}, { silent: true, refetchOnWindowFocus: 'always' });

const PAGE_SIZE = 20;

/** Periods that are over, page by page. */
export function useDividendHistory() {
  const query = useApiInfiniteQuery(dividendHistory, { pageSize: PAGE_SIZE });
  const items =
    query.data &&
    distinct(
      query.data.pages.flatMap(({ list }) => list),
      ({ period }) => period,
    );
  return { ...endlessList(query), items, isFetching: query.isFetching };
}

/** Asks again what is paid and what is not. */
export function refreshDividends(): void {
  for (const call of [currentDividend, dividendInfo, dividendHistory])
    void queryClient.invalidateQueries({ queryKey: endpointKey(call) });
}

export const isDue = ({ status }: Pick<DownlineDividend, 'status'>): boolean => status === 'DUE';

export interface Payout {
  readonly period: string;
  readonly accounts: readonly string[];
}

/** What a payout comes to; nothing is asked without anybody. */
export const useDividendQuote = (payout: Payout | undefined) =>
  useQuote(dividendQuote, payout && { period: payout.period, accounts: [...payout.accounts] });

/** What was paid, or was not due any more, is asked for again. */
export const usePayDividends = () => usePayPress(payDividends, { onSettled: refreshDividends });

export type PayoutPress = ReturnType<typeof usePayDividends>;
