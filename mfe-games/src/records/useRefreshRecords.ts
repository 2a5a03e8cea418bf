import { endpointKey, queryClient } from '@site/api';
import { orders } from '@site/contracts/lottery';
import { betRecords } from '@site/contracts/records';
import { useEffect } from 'react';

const RECORDS = [betRecords, orders] as const;

/** A player who comes back to the page from a game has made bets meanwhile. */
export function useRefreshRecords(): void {
  useEffect(() => {
    const returned = () => {
      if (document.visibilityState !== 'visible') return;
      for (const endpoint of RECORDS) void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
    };
    // Of a page that the browser kept, some tell the one, some the other.
    document.addEventListener('visibilitychange', returned);
    window.addEventListener('pageshow', returned);
    return () => {
      document.removeEventListener('visibilitychange', returned);
      window.removeEventListener('pageshow', returned);
    };
  }, []);
}
