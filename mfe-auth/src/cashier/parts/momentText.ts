import { serverNow } from '@site/api';
import { type At, formatDateTime, formatDay, formatTime } from '@site/i18n';

/** The clock time of a moment, with its date where that is not today. */
export function momentText(at: At): string {
  return formatDay(at) === formatDay(serverNow()) ? formatTime(at) : formatDateTime(at);
}
