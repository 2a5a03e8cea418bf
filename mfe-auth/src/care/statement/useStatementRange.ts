import { useSearchParams } from '@site/router';
import { useMerchantToday } from '@site/ui/records';
import { daysOfPreset, readPreset, type StatementPreset, writePreset } from './range';

/** The days that are shown, in the address. A change replaces the entry: Back leaves the page. */
export function useStatementRange() {
  const [search, setSearch] = useSearchParams();
  const today = useMerchantToday();
  const preset = readPreset(search);
  const change = (next: StatementPreset) =>
    setSearch(writePreset(next), { replace: true, preventScrollReset: true });
  return { preset, days: daysOfPreset(preset, today), today, change };
}
