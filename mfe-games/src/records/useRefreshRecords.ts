import { endpointKey, queryClient } from '@site/api';
import { orders } from '@site/contracts/areas/lottery';
import { betRecords } from '@site/contracts/areas/records';
import { useEffect } from 'react';

const RECORDS = [betRecords, orders] as const;

function refresh(): void {
  for (const endpoint of RECORDS) void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
}

/** A player who comes back to the page from a game has made bets meanwhile. */
export function useRefreshRecords(): void {
  useEffect(() => {
    const returned = () => document.visibilityState === 'visible' && refresh();
    // Of a page that the browser kept; one that is loaded again fetches by itself.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && refresh();
    document.addEventListener('visibilitychange', returned);
    window.addEventListener('pageshow', shown);
    return () => {
      document.removeEventListener('visibilitychange', returned);
      window.removeEventListener('pageshow', shown);
    };
  }, []);
}
