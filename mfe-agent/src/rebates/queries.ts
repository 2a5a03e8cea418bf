import { endpointKey, queryClient, queryKeyOf, useApiInfiniteQuery, useApiQuery } from '@site/api';
import { newDownlineQuotas } from '@site/contracts/areas/agentAccounts';
import { type AccountRebates, rebatesOfDownline } from '@site/contracts/areas/rebates';
import { type Downline, downlines, subordinates } from '@site/contracts/areas/team';
import { endlessRecords } from '@site/ui/records';

const PAGE_SIZE = 25;

/** Rates of a direct downline. What is chosen on them must not change because a window was looked at again. */
export const useDownlineRebates = (account: string) =>
  useApiQuery(rebatesOfDownline, { account }, { refetchOnWindowFocus: false });

export const useOwnRebates = () => useApiQuery(rebatesOfDownline, {});

const nameOf = ({ account }: Downline): string => account;

/** The direct downlines, as many pages as have been asked for: all of them, or those whose names have a text in them. */
export function useDirectDownlines(search: string) {
  const all = useApiInfiniteQuery(subordinates, { pageSize: PAGE_SIZE }, { enabled: search === '' });
  const found = useApiInfiniteQuery(downlines, { pageSize: PAGE_SIZE, search }, { enabled: search !== '' });
  if (search === '') return endlessRecords(all, nameOf);
  // A search goes through the whole team, at any depth.
  const { items, ...rest } = endlessRecords(found, nameOf);
  return { ...rest, items: items?.filter(({ level }) => level === 1) };
}

/** The platform has taken new rates of a downline: they show at once, here and wherever the team is listed. */
export function savedRebates(answer: AccountRebates, account: string): void {
  queryClient.setQueryData(queryKeyOf(rebatesOfDownline, { account }), answer);
  for (const endpoint of [subordinates, downlines, newDownlineQuotas])
    void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
}

/** After a refusal: the bounds are not what the page thought. */
export const refreshRebates = (): void =>
  void queryClient.invalidateQueries({ queryKey: endpointKey(rebatesOfDownline) });
