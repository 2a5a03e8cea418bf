import { endpointKey, queryClient, queryOptionsFor, useApiInfiniteQuery, useApiQuery } from '@site/api';
import {
  MALL_PAGE_SIZE,
  type MallRecordKind,
  mallHome,
  mallItems,
  mallRecords,
} from '@site/contracts/areas/mall';
import { endlessRecords } from '@site/ui/records';

/** What the member has in points, and what there is to choose from. */
export const useMallHome = () => useApiQuery(mallHome, {});

/** The goods of a category, or of all, page by page. */
export const useMallItems = (categoryId: string | undefined) =>
  endlessRecords(
    useApiInfiniteQuery(mallItems, {
      pageSize: MALL_PAGE_SIZE,
      ...(categoryId !== undefined && { categoryId }),
    }),
    ({ id }) => id,
  );

/** What was exchanged, or what moved on the points, page by page. */
export const useMallRecords = (kind: MallRecordKind) =>
  endlessRecords(useApiInfiniteQuery(mallRecords, { kind, pageSize: MALL_PAGE_SIZE }), ({ id }) => id);

/** Shows the points that an exchange has left at once, before they are asked for again. */
export function showPoints(points: number): void {
  queryClient.setQueryData(queryOptionsFor(mallHome, {}).queryKey, (home) => home && { ...home, points });
}

/** Has points, goods and records asked for again: what is in sight at once, the others when they are looked at. */
export async function refreshMall(): Promise<void> {
  await Promise.all(
    [mallHome, mallItems, mallRecords].map((call) =>
      queryClient.invalidateQueries({ queryKey: endpointKey(call) }),
    ),
  );
}
