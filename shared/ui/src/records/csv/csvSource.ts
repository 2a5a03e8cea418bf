import type { DayRange } from '@site/contracts/values/days';

/** What becomes a CSV file: pages of records, and each record as a line. */
export interface CsvSource<Item> {
  readonly fileName: string;
  readonly head: readonly string[];
  /** Pages, one after another; the same record may come on two of them. */
  readonly pages: (signal: AbortSignal) => AsyncIterable<CsvPage<Item>>;
  readonly idOf: (item: Item) => string;
  /** Amounts as plain decimals. */
  readonly cells: (item: Item) => readonly string[];
}

interface CsvPage<Item> {
  readonly list: readonly Item[];
  /** On all pages. */
  readonly total: number;
}

/** A file is named by what it holds: `bets_RNG_2026-11-01_2026-11-20.csv`. */
export function csvFileName(
  kind: string,
  filters: readonly (string | undefined)[],
  { startDate, endDate }: DayRange,
): string {
  return `${[kind, ...filters, startDate, endDate].filter(Boolean).join('_')}.csv`;
}
