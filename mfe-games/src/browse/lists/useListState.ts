import type { GameType } from '@site/contracts/areas/games';
import { useSearchParams } from '@site/router';
import { useMemo } from 'react';
import { type ListState, listSearch, readListState } from './listState';

/** The list's state in the address. A change replaces the entry: Back leaves the list, it does not undo taps. */
export function useListState(fixedType?: GameType) {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readListState(search, fixedType), [search, fixedType]);
  const change = (changes: Partial<ListState>) =>
    setSearch(listSearch({ ...state, ...changes }, fixedType), { replace: true, preventScrollReset: true });
  return [state, change] as const;
}
