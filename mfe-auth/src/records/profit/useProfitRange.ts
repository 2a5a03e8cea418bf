import { useSearchParams } from '@site/router';
import { type Range, readRange, useMerchantToday, writeRange } from '@site/ui/records';

/** The days that are shown, in the address. A change replaces the entry: Back leaves the page. */
export function useProfitRange() {
  const [search, setSearch] = useSearchParams();
  const today = useMerchantToday();
  const change = (range: Range) => {
    const next = new URLSearchParams();
    writeRange(next, range);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return { range: readRange(search, today), today, change };
}
