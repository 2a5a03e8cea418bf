import { systemStatusOptions } from '@site/api';
import { useQuery } from '@tanstack/react-query';
import { systemLevel } from './systemLevel';

/** How often the status is asked for while the site is open, in ms. */
export const OPEN_INTERVAL_MS = 60_000;
/** How often while it is closed: whoever waits wants to be let in soon. */
export const CLOSED_INTERVAL_MS = 15_000;

/**
 * The system status, followed as long as the page is visible, so that the site closes and opens again by
 * itself (HS-033). While no status could be had it waits for a retry by hand.
 */
export function useWatchedStatus() {
  return useQuery({
    ...systemStatusOptions(),
    refetchOnWindowFocus: true,
    // The start has just waited for it in vain: say so, instead of waiting once more.
    retryOnMount: false,
    refetchInterval: ({ state: { data } }) => {
      if (!data) return false;
      return systemLevel(data) === 0 ? OPEN_INTERVAL_MS : CLOSED_INTERVAL_MS;
    },
  });
}
