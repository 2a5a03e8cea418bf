import { useApiInfiniteQuery, useApiQuery } from '@site/api';
import { useQuote } from '@site/api/quote';
import { envelopesQuote, sendEnvelopes, transferLimits } from '@site/contracts/areas/envelopes';
import { type Downline, downlines } from '@site/contracts/areas/team';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { distinct, endlessList } from '@site/ui/endlessList';
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

/** What envelopes come to; nothing is asked without any. */
export const useEnvelopesQuote = (transfers: readonly Transfer[] | undefined) =>
  useQuote(envelopesQuote, transfers && { transfers: [...transfers] });

export const useSendEnvelopes = () => usePayPress(sendEnvelopes);

export type EnvelopesPress = ReturnType<typeof useSendEnvelopes>;
