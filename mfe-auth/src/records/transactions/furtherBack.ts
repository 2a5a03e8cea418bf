import { addDays, type DayRange, MAX_RANGE_DAYS, rangeLength } from '@site/contracts/values/days';
import type { Range } from '@site/ui/records';

const MONTH = 30;

/**
 * The next longer range that ends where this one does, in days; nothing where no longer one can be had. One that ends
 * today or yesterday is taken to go until today.
 */
export function furtherBack(days: DayRange, today: string): { range: Range; length: number } | undefined {
  const length = [MONTH, MAX_RANGE_DAYS].find((longer) => longer > rangeLength(days));
  if (length === undefined) return undefined;
  const endDate = days.endDate < addDays(today, -1) ? days.endDate : today;
  if (length === MONTH && endDate === today) return { range: '30days', length };
  return { range: { startDate: addDays(endDate, 1 - length), endDate }, length };
}
