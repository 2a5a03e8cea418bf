import { endpointKey, queryClient, useApiQuery } from '@site/api';
import { missionList, signInCalendar } from '@site/contracts/areas/missions';
import { useMerchantToday } from '@site/ui/records';
import { useEffect } from 'react';

/** The check-ins of a month, `YYYY-MM`; of the running one without. */
export function useCalendar(month?: string) {
  return useApiQuery(signInCalendar, month === undefined ? {} : { month }, { refetchOnWindowFocus: true });
}

/** The member's missions. Play in another tab has moved them. */
export function useMissions() {
  return useApiQuery(missionList, {}, { refetchOnWindowFocus: true });
}

/** Has every month asked for again: what is in sight at once, the others when they are looked at. */
export const refreshCalendars = () =>
  queryClient.invalidateQueries({ queryKey: endpointKey(signInCalendar) });

export const refreshMissions = () => queryClient.invalidateQueries({ queryKey: endpointKey(missionList) });

/**
 * Has all asked for again when the merchant's day ends while the page is open: the next check-in is there then, and the
 * missions of the day begin anew.
 *
 * @param known The day that what is shown is of.
 */
export function useNewDay(known: string | undefined): void {
  const today = useMerchantToday();
  useEffect(() => {
    if (known === undefined || known >= today) return;
    void refreshCalendars();
    void refreshMissions();
  }, [known, today]);
}
