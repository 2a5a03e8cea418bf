import { queryClient, queryKeyOf, useApiQuery } from '@site/api';
import { type RealityCheck, reality } from '@site/contracts/areas/reality';

/** How often the reality check comes up. */
export function useReality() {
  return useApiQuery(reality, {});
}

/** Shows the reality check as a call has just answered it. */
export function keepReality(check: RealityCheck): void {
  queryClient.setQueryData(queryKeyOf(reality, {}), check);
}
