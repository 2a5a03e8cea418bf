import type { GameType } from '@site/contracts/areas/games';
import type { GivenRate } from '@site/contracts/areas/rebates';

/*
 * Rates are decimal strings of per cents (docs/calls.md, "Values"). They are compared and moved as whole hundredths:
 * never as floats.
 */

/** How far one press moves a rate, in hundredths of a per cent. */
const STEP = 5;

/** `1.75` → 175. */
export const hundredths = (rate: string): number => Number(rate.replace('.', ''));

/** 175 → `1.75`. */
export function rateText(count: number): string {
  const digits = String(count).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export const isMore = (rate: string, than: string): boolean => hundredths(rate) > hundredths(than);

/** Between what a rate can be chosen. */
export interface Bounds {
  readonly min: string;
  readonly max: string;
}

/**
 * Where a slider stops, from the lowest on: both ends exactly, and every 0.05 between them. One alone where there is
 * nothing to choose.
 */
export function stopsOf({ min, max }: Bounds): readonly string[] {
  const [first, last] = [hundredths(min), hundredths(max)];
  if (last <= first) return [min];
  const stops = [first];
  for (let stop = (Math.floor(first / STEP) + 1) * STEP; stop < last; stop += STEP) stops.push(stop);
  return [...stops, last].map(rateText);
}

/** The stop so many above a rate, or below it for a negative count; the end where there are fewer. `undefined` at the end. */
export function moved(rate: string, by: number, stops: readonly string[]): string | undefined {
  const left =
    by > 0 ? stops.filter((stop) => isMore(stop, rate)) : stops.filter((stop) => isMore(rate, stop));
  return by > 0 ? left[Math.min(by, left.length) - 1] : left.at(-Math.min(-by, left.length));
}

/** The stop that a slider shows a rate at: the nearest below, or the first. */
export const stopAt = (rate: string, stops: readonly string[]): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => !isMore(stop, rate)),
  );

/** The highest of some rates, the first of several; `undefined` for none above 0. What quotas go by. */
export function highestOf(rates: readonly GivenRate[]): GivenRate | undefined {
  return rates.reduce<GivenRate | undefined>(
    (highest, each) => (isMore(each.rate, highest?.rate ?? '0.00') ? each : highest),
    undefined,
  );
}

/** Rates by category, of some of them. */
export type RatesByCategory = Readonly<Partial<Record<GameType, string>>>;
