import { endpointKey, queryClient, queryKeyOf, useApiQuery } from '@site/api';
import { careSettings, type Limit, limits } from '@site/contracts/areas/care';
import { statement } from '@site/contracts/areas/careStatement';
import { type RealityCheck, reality } from '@site/contracts/areas/reality';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { daysOf, useMerchantToday } from '@site/ui/records';

/** What the merchant offers, and how long a raise waits. */
export function useCareSettings() {
  return useApiQuery(careSettings, {});
}

/** The limits that hold for the member and those that wait, gross deposit limits first; every so often again, in ms. */
export function useLimits({ every = false }: { every?: number | false } = {}) {
  return useApiQuery(limits, {}, { refetchOnWindowFocus: true, refetchInterval: every });
}

/** Asks again how the limits stand. */
export function refreshLimits(): void {
  void queryClient.invalidateQueries({ queryKey: endpointKey(limits) });
}

/** Shows a limit as a call has just answered it, and asks how all of them stand. */
export function keepLimit(limit: Limit): void {
  const isThere = limit.value !== undefined || limit.pending !== undefined;
  queryClient.setQueryData<ValueOf<typeof limits>>(queryKeyOf(limits, {}), (known) => {
    if (!known) return known;
    const others = known.list.filter(({ id }) => id !== limit.id);
    return { ...known, list: isThere ? [...others, limit] : others };
  });
  refreshLimits();
}

/** Remembers that the member wants no limits, and when they are asked again. */
export function keepDeclined(askAgainAt: string): void {
  queryClient.setQueryData<ValueOf<typeof limits>>(
    queryKeyOf(limits, {}),
    (known) => known && { ...known, askAgainAt },
  );
  refreshLimits();
}

/** How often the reality check comes up. */
export function useReality() {
  return useApiQuery(reality, {});
}

/** Shows the reality check as a call has just answered it. */
export function keepReality(check: RealityCheck): void {
  queryClient.setQueryData(queryKeyOf(reality, {}), check);
}

/** What play has cost in the last 30 days, today included. */
export function useRecentStatement() {
  const days = daysOf('30days', useMerchantToday());
  return { days, ...useApiQuery(statement, days, { silent: true }) };
}
