import { Refusal } from '../http/refusal';

/** Longest range of days in one call, both ends included (api.md 1.5). */
export const MAX_RANGE_DAYS = 92;

const DAY_MS = 86_400_000;

/** A range of calendar days in the merchant's time zone, both ends included: `YYYY-MM-DD`. */
export interface DayRange {
  startDate: string;
  endDate: string;
}

/** Midnight UTC of a day that exists; NaN for 2026-02-30. */
function dayNumber(day: string): number {
  const at = Date.parse(`${day}T00:00:00Z`);
  return new Date(at || 0).toISOString().startsWith(day) ? at / DAY_MS : Number.NaN;
}

/**
 * How many days a range holds.
 *
 * @throws Refusal request.invalid for a day that does not exist, a range that ends before it starts, or one
 *   that is too long.
 */
export function daysIn({ startDate, endDate }: DayRange): number {
  const start = dayNumber(startDate);
  const end = dayNumber(endDate);
  const invalid = (field: string) =>
    new Refusal('request.invalid', { fields: { [field]: ['field.format'] } });
  if (Number.isNaN(start)) throw invalid('startDate');
  const days = end - start + 1;
  if (!(days >= 1 && days <= MAX_RANGE_DAYS)) throw invalid('endDate');
  return days;
}
