import { useApiQuery } from '@site/api';
import { profitAndLoss } from '@site/contracts/areas/wallet';
import type { DayRange } from '@site/contracts/values/days';

/** What play has cost or brought, day by day and in all. */
export function useProfit(days: DayRange) {
  return useApiQuery(profitAndLoss, { startDate: days.startDate, endDate: days.endDate });
}
