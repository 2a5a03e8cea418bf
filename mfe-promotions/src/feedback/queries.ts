import { endpointKey, queryClient, useApiInfiniteQuery } from '@site/api';
import { ownFeedback } from '@site/contracts/areas/feedback';
import { endlessRecords } from '@site/ui/records';

const PAGE_SIZE = 10;

/** What the member has sent, page by page, newest first. */
export function useOwnFeedback() {
  return endlessRecords(useApiInfiniteQuery(ownFeedback, { pageSize: PAGE_SIZE }), ({ id }) => id);
}

/** Has it asked for again when it is looked at next. */
export const refreshOwnFeedback = () => queryClient.invalidateQueries({ queryKey: endpointKey(ownFeedback) });
