import { useSearchParams } from '@site/router';

export const REWARD_TABS = ['ready', 'review', 'past'] as const;
export type RewardTab = (typeof REWARD_TABS)[number];

const TAB = 'tab';

/** The tab in the address. A change replaces the entry: Back leaves the page, it does not undo taps. */
export function useRewardTab(): [RewardTab, (tab: RewardTab) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = REWARD_TABS.find((each) => each === search.get(TAB)) ?? 'ready';
  const choose = (next: RewardTab) =>
    setSearch(next === 'ready' ? {} : { [TAB]: next }, { replace: true, preventScrollReset: true });
  return [tab, choose];
}
