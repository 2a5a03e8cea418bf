/*
 * Calendar days and ranges of them (docs/calls.md, "Values"): `YYYY-MM-DD` in the merchant's time zone. A day
 * has no time and no zone of its own, so its arithmetic is done on numbers of days since 1970-01-01.
 */

/** Longest range of one call, both ends included. */
export const MAX_RANGE_DAYS = 92;

const DAY_MS = 86_400_000;
const ISO_DAY_LENGTH = 'YYYY-MM-DD'.length;
const DAY_FORM = /^\d{4}-\d{2}-\d{2}$/;

/** A range of days, both ends included. */
export interface DayRange {
  readonly startDate: string;
  readonly endDate: string;
}

/** Days since 1970-01-01; NaN for a text that is no day, and for one that the calendar has not (2026-02-30). */
export function dayNumber(day: string): number {
  const at = DAY_FORM.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && dayOf(at / DAY_MS) === day ? at / DAY_MS : Number.NaN;
}

/** The day of a number that `dayNumber` answers. */
export function dayOf(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, ISO_DAY_LENGTH);
}

/** The day so many days later; earlier for a negative count. The day has to exist. */
export function addDays(day: string, count: number): string {
  return dayOf(dayNumber(day) + count);
}

/** How many days a range holds: below 1 when it ends before it starts, NaN when a day does not exist. */
export function rangeLength({ startDate, endDate }: DayRange): number {
  return dayNumber(endDate) - dayNumber(startDate) + 1;
}
