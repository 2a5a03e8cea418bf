import { serverNow } from '@site/api';
import { formatDateTime, formatDay, formatTime } from '@site/i18n';

/** When something begins anew: the time alone if that is today. */
export const formatAgain = (at: string): string =>
  formatDay(at) === formatDay(serverNow()) ? formatTime(at) : formatDateTime(at);
