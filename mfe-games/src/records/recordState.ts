import { GameType } from '@site/contracts/areas/games';
import { OrderStatus } from '@site/contracts/areas/lottery';
import { addDays, type DayRange, dayNumber, MAX_RANGE_DAYS, rangeLength } from '@site/contracts/values/days';
import { Id } from '@site/contracts/values/values';

/** Bets with providers, and orders of the merchant's lotteries. */
export const RECORD_TABS = ['games', 'lottery'] as const;
export type RecordTab = (typeof RECORD_TABS)[number];

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

/** What the record shows. It lives in the address, so that back, reload and a shared link find it again. */
export interface RecordState {
  readonly tab: RecordTab;
  readonly range: Preset | DayRange;
  readonly category: GameType | undefined;
  readonly vendor: string | undefined;
  /** Id of a lottery, of its orders. */
  readonly game: string | undefined;
  /** Of lottery orders. */
  readonly status: OrderStatus | undefined;
}

/** The filters of a state that filters nothing but days. */
export const NO_FILTERS = {
  category: undefined,
  vendor: undefined,
  game: undefined,
  status: undefined,
} as const;

/** The days of a range, seen from `today` in the merchant's time zone. */
export function daysOf(range: Preset | DayRange, today: string): DayRange {
  if (typeof range === 'object') return range;
  const { from, to } = PRESETS[range];
  return { startDate: addDays(today, -from), endDate: addDays(today, -to) };
}

/**
 * Reads the address. What it does not understand counts as not given: a day that does not exist takes the
 * range back to a week. A reversed range is turned round, one that reaches beyond today ends there, and of
 * one that is too long the newest days are shown.
 */
export function readRecordState(search: URLSearchParams, today: string): RecordState {
  const text = (name: string) => search.get(name) ?? undefined;
  return {
    tab: RECORD_TABS.find((tab) => tab === text('tab')) ?? 'games',
    range: customRange(text('from'), text('to'), today) ?? presetOf(text('range')),
    category: GameType.safeParse(text('category')).data,
    vendor: Id.safeParse(text('vendor')).data,
    game: Id.safeParse(text('game')).data,
    status: OrderStatus.safeParse(text('status')).data,
  };
}

/** The query part of the address for a state; what is as usual is left out. */
export function recordSearch({ tab, range, category, vendor, game, status }: RecordState): URLSearchParams {
  const search = new URLSearchParams();
  const set = (name: string, value: string | undefined) => value && search.set(name, value);
  set('tab', tab === 'games' ? undefined : tab);
  if (typeof range === 'object') {
    set('from', range.startDate);
    set('to', range.endDate);
  } else {
    set('range', range === DEFAULT_PRESET ? undefined : range);
  }
  set('category', category);
  set('vendor', vendor);
  set('game', game);
  set('status', status);
  return search;
}

const presetOf = (name: string | undefined): Preset =>
  PRESET_NAMES.find((preset) => preset === name) ?? DEFAULT_PRESET;

function customRange(from = '', to = '', today: string): DayRange | undefined {
  if (Number.isNaN(dayNumber(from)) || Number.isNaN(dayNumber(to))) return undefined;
  const untilToday = (day: string) => (day > today ? today : day);
  const [startDate = today, endDate = today] = [untilToday(from), untilToday(to)].sort();
  const tooLong = rangeLength({ startDate, endDate }) > MAX_RANGE_DAYS;
  return { startDate: tooLong ? addDays(endDate, 1 - MAX_RANGE_DAYS) : startDate, endDate };
}
