import { endpointKey, queryClient } from '@site/api';
import type { Endpoint } from '@site/contracts/http/endpoint';
import { useEffect } from 'react';

/**
 * Asks for these lists again when the player comes back to the page, and has made records meanwhile.
 *
 * @param endpoints A constant of the module.
 */
export function useRefreshRecords(endpoints: readonly Endpoint[]): void {
  useEffect(() => {
    const refresh = () => {
      for (const endpoint of endpoints)
        void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
    };
    const returned = () => document.visibilityState === 'visible' && refresh();
    // Of a page that the browser kept; one that is loaded again fetches by itself.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && refresh();
    document.addEventListener('visibilitychange', returned);
    window.addEventListener('pageshow', shown);
    return () => {
      document.removeEventListener('visibilitychange', returned);
      window.removeEventListener('pageshow', shown);
    };
  }, [endpoints]);
}
