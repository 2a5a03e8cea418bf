import { endpointKey, queryClient, queryKeyOf, useApiQuery } from '@site/api';
import { careSettings, type Limit, limits } from '@site/contracts/areas/care';
import type { ValueOf } from '@site/contracts/http/endpoint';

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
