/** The one source of "now", in milliseconds since 1970: handed in, so that tests move time themselves. */
export type Clock = () => number;

/** ISO 8601 in UTC, as the wire writes instants (docs/calls.md, "Values"). */
export const toInstant = (date: Date): string => date.toISOString();

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Calendar months later. A day that the last month does not have runs over into the next one: longer, never shorter. */
export function monthsAfter(at: Date, months: number): Date {
  const end = new Date(at);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}
