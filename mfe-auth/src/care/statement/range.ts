import { addDays, type DayRange, dayNumber } from '@site/contracts/values/days';

/** The ranges of a statement, each until today (PL-025). */
export const PRESETS = ['7days', '30days', '90days', '12months'] as const;
export type StatementPreset = (typeof PRESETS)[number];
const DEFAULT: StatementPreset = '30days';

const COUNTS = { '7days': 7, '30days': 30, '90days': 90 } as const;

/** The days of a range, seen from `today` in the merchant's time zone. */
export function daysOfPreset(preset: StatementPreset, today: string): DayRange {
  const startDate = preset === '12months' ? yearBefore(today) : addDays(today, 1 - COUNTS[preset]);
  return { startDate, endDate: today };
}

/** The day after the same day a year ago; a year ago there may have been no 29 February. */
function yearBefore(today: string): string {
  const sameDay = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return Number.isNaN(dayNumber(sameDay)) ? sameDay.replace('02-29', '03-01') : addDays(sameDay, 1);
}

/** The range in an address; the usual one for what it does not understand. */
export const readPreset = (search: URLSearchParams): StatementPreset =>
  PRESETS.find((preset) => preset === search.get('range')) ?? DEFAULT;

/** Puts a range into an address; the usual one is left out. */
export function writePreset(preset: StatementPreset): URLSearchParams {
  return new URLSearchParams(preset === DEFAULT ? {} : { range: preset });
}
