import { serverNow } from '@site/api';
import { formatDay } from '@site/i18n';
import { useSearchParams } from '@site/router';
import { useMemo } from 'react';
import { type RecordState, readRecordState, recordSearch } from './recordState';

/** Today's day at the merchant, whatever the clock of the phone says. */
export const merchantToday = (): string => formatDay(serverNow());

/** The record's state in the address. A change replaces the entry: Back leaves the page, it does not undo taps. */
export function useRecordState() {
  const [search, setSearch] = useSearchParams();
  const today = merchantToday();
  const state = useMemo(() => readRecordState(search, today), [search, today]);
  const change = (changes: Partial<RecordState>) =>
    setSearch(recordSearch({ ...state, ...changes }), { replace: true, preventScrollReset: true });
  return { state, change, today };
}
