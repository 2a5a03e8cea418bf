import { serverNow } from '@site/api';
import { type At, formatDateTime, formatDay, formatTime } from '@site/i18n';

/** The time alone on the day itself; the date belongs to it from the next day on. */
export function momentText(at: At): string {
  return formatDay(at) === formatDay(serverNow()) ? formatTime(at) : formatDateTime(at);
}
