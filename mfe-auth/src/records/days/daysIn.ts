import { addDays, type DayRange, rangeLength } from '@site/contracts/values/days';

/** Every day of a range, the oldest first. */
export function daysIn(range: DayRange): readonly string[] {
  return Array.from({ length: rangeLength(range) }, (_, index) => addDays(range.startDate, index));
}
