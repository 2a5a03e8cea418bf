import { useApiInfiniteQuery, useApiQuery } from '@site/api';
import { envelopesQuote, sendEnvelopes, transferLimits } from '@site/contracts/areas/envelopes';
import { type Downline, downlines } from '@site/contracts/areas/team';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { distinct, endlessList } from '@site/ui/endlessList';
import { keepPreviousData } from '@tanstack/react-query';
import { usePayPress } from '../payment/usePayPress';
import type { Transfer } from './useEnvelopes';

export type Limits = ValueOf<typeof transferLimits>;
export type Sent = ValueOf<typeof sendEnvelopes>;

/** What one may get, how many at once, and whether there is a payment password: as it is now. */
export function useTransferLimits() {
  return useApiQuery(transferLimits, {}, { refetchOnWindowFocus: 'always', silent: true });
}

export interface Filter {
  readonly search: string;
  readonly online: boolean;
}

const PAGE_SIZE = 25;

/** The part of the request that a filter is. */
export const filtered = ({ search, online }: Filter) => ({
  ...(search !== '' && { search }),
  ...(online && { online: '1' as const }),
});

/** The whole team that a filter leaves, page by page. */
export function usePeople(filter: Filter) {
  const query = useApiInfiniteQuery(downlines, { ...filtered(filter), pageSize: PAGE_SIZE });
  const items: Downline[] | undefined =
    query.data &&
    distinct(
      query.data.pages.flatMap(({ list }) => list),
      ({ account }) => account,
    );
  return { ...endlessList(query), items, isFetching: query.isFetching };
}

/** What envelopes come to; idle without any. The figures of others stay until their own are there. */
export function useEnvelopesQuote(transfers: readonly Transfer[] | undefined) {
  return useApiQuery(
    envelopesQuote,
    { transfers: transfers ? [...transfers] : [] },
    { enabled: transfers !== undefined, placeholderData: keepPreviousData, silent: true },
  );
}

export const useSendEnvelopes = () => usePayPress(sendEnvelopes);

export type EnvelopesPress = ReturnType<typeof useSendEnvelopes>;
