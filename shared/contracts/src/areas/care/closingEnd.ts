import type { ExclusionLength, TimeoutLength } from './settings';

const HOURS: Readonly<Record<TimeoutLength, number>> = { H24: 24, H48: 48, D7: 7 * 24, D30: 30 * 24 };
const MONTHS: Readonly<Record<ExclusionLength, number>> = { M6: 6, Y1: 12, Y2: 24, Y5: 60 };

const HOUR_MS = 3_600_000;

/** A break that runs is not offered again for the sake of minutes. */
const LEAST_GAIN_MS = HOUR_MS;

/**
 * When a time-out or an exclusion ends that begins now. A day that the last month does not have runs over into the next
 * one: longer, never shorter.
 *
 * @param now Milliseconds since 1970, by the platform's clock.
 */
export function closingEnd(length: TimeoutLength | ExclusionLength, now: number): Date {
  const end = new Date(now);
  if (length in HOURS) end.setTime(now + HOURS[length as TimeoutLength] * HOUR_MS);
  else end.setUTCMonth(end.getUTCMonth() + MONTHS[length as ExclusionLength]);
  return end;
}

/**
 * Those of the lengths that end later than a running break, for which a shorter one would be `closing.shorter`.
 *
 * @param after When the running break ends; none without one.
 * @param now Milliseconds since 1970, by the platform's clock.
 */
export function longerThan<Length extends TimeoutLength | ExclusionLength>(
  after: string | undefined,
  lengths: readonly Length[],
  now: number,
): Length[] {
  const end = after === undefined ? 0 : Date.parse(after) + LEAST_GAIN_MS;
  return lengths.filter((length) => closingEnd(length, now).getTime() > end);
}
