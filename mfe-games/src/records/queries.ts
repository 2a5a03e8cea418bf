import { useApiInfiniteQuery, useApiQuery } from '@site/api';
import { type BetFooter, type BetRecord, betRecords, RECORDS_PAGE_SIZE } from '@site/contracts/areas/records';
import type { RequestOf } from '@site/contracts/http/endpoint';
import type { DayRange } from '@site/contracts/values/days';
import { parameterOf, type SiteLanguage, useLanguage } from '@site/i18n';
import { type EndlessRecords, endlessRecords } from '@site/ui/records';
import type { RecordState } from './recordState';

/** Which bets: of which days, and of which category and provider. */
export interface BetFilter extends Pick<RecordState, 'category' | 'vendor'> {
  readonly days: DayRange;
}

/** The request of a filter, its page aside. */
export function betRequest(
  { days, category, vendor }: BetFilter,
  pageSize: number,
  language: SiteLanguage,
): Omit<RequestOf<typeof betRecords>, 'pageNo'> {
  return {
    ...days,
    pageSize,
    language: parameterOf(language),
    ...(category && { gameCategory: category }),
    ...(vendor && { vendor }),
  };
}

/** The player's bets (RP-050). */
export function useBetRecords(filter: BetFilter): EndlessRecords<BetRecord, BetFooter> {
  const request = betRequest(filter, RECORDS_PAGE_SIZE.list, useLanguage());
  return endlessRecords(useApiInfiniteQuery(betRecords, request), ({ id }) => id);
}

/** How many bets a filter leaves; `undefined` until it is known. */
export function useBetCount(filter: BetFilter): number | undefined {
  const request = { ...betRequest(filter, 1, useLanguage()), pageNo: 1 };
  return useApiQuery(betRecords, request, { silent: true, select: ({ total }) => total }).data;
}
