import { useSearchParams } from '@site/router';

export const ACCOUNT_TABS = ['form', 'link'] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];

const TAB = 'tab';

/** The tab in the address. A change replaces the entry: Back leaves the page, it does not undo taps. */
export function useAccountTab(): [AccountTab, (tab: AccountTab) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = ACCOUNT_TABS.find((each) => each === search.get(TAB)) ?? 'form';
  const choose = (next: AccountTab) =>
    setSearch(next === 'form' ? {} : { [TAB]: next }, { replace: true, preventScrollReset: true });
  return [tab, choose];
}
