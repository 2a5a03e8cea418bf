import { useSearchParams } from '@site/router';
import { useMerchantToday } from '@site/ui/records';
import { useMemo } from 'react';
import { type RecordState, readRecordState, recordSearch } from './recordState';

/** The record's state in the address. A change replaces the entry: Back leaves the page, it does not undo taps. */
export function useRecordState() {
  const [search, setSearch] = useSearchParams();
  const today = useMerchantToday();
  const state = useMemo(() => readRecordState(search, today), [search, today]);
  const change = (changes: Partial<RecordState>) =>
    setSearch(recordSearch({ ...state, ...changes }), { replace: true, preventScrollReset: true });
  return { state, change, today };
}
