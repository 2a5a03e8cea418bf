import { useApiQuery } from '@site/api';
import { statement } from '@site/contracts/areas/careStatement';
import type { DayRange } from '@site/contracts/values/days';

/** What was paid and played on each day of a range, and in all. */
export function useStatement({ startDate, endDate }: DayRange) {
  return useApiQuery(statement, { startDate, endDate });
}
