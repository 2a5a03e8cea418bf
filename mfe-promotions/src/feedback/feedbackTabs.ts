import { useSearchParams } from '@site/router';

export const FEEDBACK_TABS = ['write', 'sent'] as const;
export type FeedbackTab = (typeof FEEDBACK_TABS)[number];

const TAB = 'tab';

/** The tab in the address. A change replaces the entry: Back leaves the page, it does not undo taps. */
export function useFeedbackTab(): [FeedbackTab, (tab: FeedbackTab) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = FEEDBACK_TABS.find((each) => each === search.get(TAB)) ?? 'write';
  const choose = (next: FeedbackTab) =>
    setSearch(next === 'write' ? {} : { [TAB]: next }, { replace: true, preventScrollReset: true });
  return [tab, choose];
}
