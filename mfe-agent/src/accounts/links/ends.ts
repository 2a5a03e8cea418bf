import { addDays } from '@site/contracts/values/days';
import { formatDay } from '@site/i18n';

/** When a link ends: never, after so many days, or with a day that is chosen. */
export const ENDS = ['never', '7days', '30days', 'day'] as const;
export type Ends = (typeof ENDS)[number];

/** No zone is farther from UTC than this, in ms. */
const FARTHEST_MS = 15 * 3_600_000;

/** The instant at which a day is over at the merchant, in ISO 8601: the first moment of the next one. */
export function endOfDay(day: string): string {
  const next = addDays(day, 1);
  const near = Date.parse(`${next}T00:00:00Z`);
  // Clocks may be put forward at midnight: the calendar is asked, and not what is added to UTC.
  let [before, after] = [near - FARTHEST_MS, near + FARTHEST_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (formatDay(middle) < next) before = middle;
    else after = middle;
  }
  return new Date(after).toISOString();
}

/** The last day on which a link serves, as an instant of it. */
export const lastMoment = (expiresAt: string): number => Date.parse(expiresAt) - 1;

/**
 * The end that is asked for; `undefined` for none.
 *
 * @param today At the merchant.
 * @param day What is chosen, for `day`.
 */
export function expiryOf(ends: Ends, today: string, day: string): string | undefined {
  if (ends === 'never') return undefined;
  if (ends === 'day') return endOfDay(day);
  return endOfDay(addDays(today, ends === '7days' ? 7 : 30));
}
