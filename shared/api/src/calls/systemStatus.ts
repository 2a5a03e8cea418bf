import { Status, systemStatus } from '@site/contracts/areas/system';
import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { readStored, writeStored } from '@site/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../call';
import { queryOptionsFor } from '../queries';

/** While the site does not answer it is asked again so often, in ms: the browser may not know that the line is back. */
const RECOVER_EVERY_MS = 5_000;

/**
 * The system status: what this browser saw last is there at once and is refreshed behind it (HS-035). A
 * refresh that fails leaves the cached one in `data`, with the failure in `error`.
 */
export function systemStatusOptions() {
  return queryOptions({
    ...queryOptionsFor(systemStatus, {}),
    queryFn: async ({ signal }) => {
      const status = await call(systemStatus, {}, { signal });
      writeStored(STORAGE_KEYS.status, status);
      return status;
    },
    initialData: () => readStored(STORAGE_KEYS.status, Status),
    initialDataUpdatedAt: 0,
    refetchInterval: ({ state }) => state.error !== null && RECOVER_EVERY_MS,
  });
}

export function useSystemStatus() {
  return useQuery(systemStatusOptions());
}
