import type { ExclusionLength, TimeoutLength } from '@site/contracts/areas/care';
import { closingEnd } from '@site/contracts/areas/care/closingEnd';
import { formatDate, formatDateTime } from '@site/i18n';

/** A break that runs is not offered again for the sake of minutes. */
const LEAST_GAIN_MS = 3_600_000;

/** Those of the lengths that end later than a running break. */
export function longerThan<Length extends TimeoutLength | ExclusionLength>(
  after: string | undefined,
  lengths: readonly Length[],
  now: number,
): Length[] {
  const end = after === undefined ? 0 : Date.parse(after) + LEAST_GAIN_MS;
  return lengths.filter((length) => closingEnd(length, now).getTime() > end);
}

/** When a break of this length ends, if it begins now: to the minute where it is one of hours or days. */
export function endText(length: TimeoutLength | ExclusionLength, now: number): string {
  const end = closingEnd(length, now);
  return /^[HD]/.test(length) ? formatDateTime(end) : formatDate(end);
}
