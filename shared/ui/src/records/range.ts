import { addDays, type DayRange, dayNumber, MAX_RANGE_DAYS, rangeLength } from '@site/contracts/values/days';

/** Ranges that move with the calendar: how many days before today they begin and end. */
const PRESETS = {
  today: { from: 0, to: 0 },
  yesterday: { from: 1, to: 1 },
  '7days': { from: 6, to: 0 },
  '30days': { from: 29, to: 0 },
} as const;
export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];
const DEFAULT_PRESET: Preset = '7days';

/** Which days records are shown of. */
export type Range = Preset | DayRange;

/** The days of a range, seen from `today` in the merchant's time zone. */
export function daysOf(range: Range, today: string): DayRange {
  if (typeof range === 'object') return range;
  const { from, to } = PRESETS[range];
  return { startDate: addDays(today, -from), endDate: addDays(today, -to) };
}

/**
 * The range in an address. What it does not understand counts as not given: a day that does not exist takes the
 * range back to a week. A reversed range is turned round, one that reaches beyond today ends there, and of
 * one that is too long the newest days are shown.
 */
export function readRange(search: URLSearchParams, today: string): Range {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  return customRange(from, to, today) ?? presetOf(search.get('range'));
}

/** Puts a range into an address; the usual one is left out. */
export function writeRange(search: URLSearchParams, range: Range): void {
  if (typeof range === 'object') {
    search.set('from', range.startDate);
    search.set('to', range.endDate);
  } else if (range !== DEFAULT_PRESET) {
    search.set('range', range);
  }
}

const presetOf = (name: string | null): Preset =>
  PRESET_NAMES.find((preset) => preset === name) ?? DEFAULT_PRESET;

function customRange(from: string, to: string, today: string): DayRange | undefined {
  if (Number.isNaN(dayNumber(from)) || Number.isNaN(dayNumber(to))) return undefined;
  const untilToday = (day: string) => (day > today ? today : day);
  const [startDate = today, endDate = today] = [untilToday(from), untilToday(to)].sort();
  const tooLong = rangeLength({ startDate, endDate }) > MAX_RANGE_DAYS;
  return { startDate: tooLong ? addDays(endDate, 1 - MAX_RANGE_DAYS) : startDate, endDate };
}
