import { endpointKey, queryClient, useApiInfiniteQuery } from '@site/api';
import { REWARDS_PAGE_SIZE, type RewardPart, rewardList } from '@site/contracts/areas/rewards';
import { endlessRecords } from '@site/ui/records';

/** Rewards of a part, page by page, with the sums over all rewards. */
export function useRewards(part: RewardPart) {
  return endlessRecords(
    useApiInfiniteQuery(rewardList, { part, pageSize: REWARDS_PAGE_SIZE }),
    ({ id }) => id,
  );
}

/** Has every part asked for again: what is in sight at once, the others when they are looked at. */
export const refreshRewards = () => queryClient.invalidateQueries({ queryKey: endpointKey(rewardList) });
