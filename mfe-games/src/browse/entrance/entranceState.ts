import { useSearchParams } from '@site/router';
import type { EntranceTab } from '../../catalogue/parts/CategoryIcon';
import { isGameType } from '../../catalogue/vendorCategories';

/** The chosen tab, and the provider chosen in it. It lives in the address, so that Back finds it again. */
export interface EntranceState {
  readonly tab: EntranceTab;
  readonly vendor?: string | undefined;
}

const TAB = 'category';
const VENDOR = 'vendor';

export function readEntranceState(search: URLSearchParams): EntranceState {
  const tab = search.get(TAB);
  if (tab === 'FAV') return { tab };
  return { tab: isGameType(tab) ? tab : 'HOT', vendor: search.get(VENDOR) || undefined };
}

/** The address's query with a state in it; parameters of other parts of the page stay. */
export function entranceSearch(search: URLSearchParams, { tab, vendor }: EntranceState): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(TAB);
  next.delete(VENDOR);
  if (tab !== 'HOT') next.set(TAB, tab);
  if (vendor) next.set(VENDOR, vendor);
  return next;
}

/** A choice replaces the entry and leaves the scroll alone: it is a step within home, not a page. */
export function useEntranceState() {
  const [search, setSearch] = useSearchParams();
  const state = readEntranceState(search);
  const change = (next: EntranceState) =>
    setSearch((now) => entranceSearch(now, next), { replace: true, preventScrollReset: true });
  return [state, change] as const;
}
