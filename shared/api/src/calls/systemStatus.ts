import { Status, systemStatus } from '@site/contracts/system';
import { readStored, writeStored } from '@site/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../call';
import { queryOptionsFor } from '../queries';

/** Last status that this browser saw, in local storage. */
export const STATUS_KEY = 'MC_SYSTEM_STATUS';

/**
 * The system status: what this browser saw last is there at once and is refreshed behind it (HS-035). A
 * refresh that fails leaves the cached one in `data`, with the failure in `error`.
 */
export function systemStatusOptions() {
  return queryOptions({
    ...queryOptionsFor(systemStatus, {}),
    queryFn: async ({ signal }) => {
      const status = await call(systemStatus, {}, { signal });
      writeStored(STATUS_KEY, status);
      return status;
    },
    initialData: () => readStored(STATUS_KEY, Status),
    initialDataUpdatedAt: 0,
  });
}

export function useSystemStatus() {
  return useQuery(systemStatusOptions());
}
