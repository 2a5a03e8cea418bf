import { endpointKey, queryClient, useApiQuery } from '@site/api';
import { headIcon, memberInfo } from '@site/contracts/areas/account';
import { countries } from '@site/contracts/areas/system';

/** The member's picture, and those to choose from. */
export function useHeadIcon() {
  return useApiQuery(headIcon, {});
}

/** The countries of the world, the merchant's own first. */
export function useCountries() {
  return useApiQuery(countries, {}, { select: ({ list }) => list });
}

/** Asks again for what a change of the profile shows in: here, in the side menu and in the member centre. */
export function refreshProfile(): void {
  for (const endpoint of [memberInfo, headIcon])
    void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
}
