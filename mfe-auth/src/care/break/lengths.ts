import type { ExclusionLength, TimeoutLength } from '@site/contracts/areas/care';
import { closingEnd } from '@site/contracts/areas/care/closingEnd';
import { formatDate, formatDateTime } from '@site/i18n';

/** When a break of this length ends, if it begins now: to the minute where it is one of hours or days. */
export function endText(length: TimeoutLength | ExclusionLength, now: number): string {
  const end = closingEnd(length, now);
  return /^[HD]/.test(length) ? formatDateTime(end) : formatDate(end);
}
