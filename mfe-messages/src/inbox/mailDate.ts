import { addDays } from '@site/contracts/values/days';
import { formatDate, formatDay, formatShortDate, formatTime, formatWeekday } from '@site/i18n';

const WEEK_DAYS = 7;

/**
 * When a mail came, as short as it can be told from others: the time of today, the weekday of the days before, the day
 * of this year, and otherwise the day with its year.
 *
 * @param today `YYYY-MM-DD` at the merchant.
 */
export function mailDate(at: string, today: string): string {
  const day = formatDay(at);
  if (day === today) return formatTime(at);
  if (day < today && day > addDays(today, -WEEK_DAYS)) return formatWeekday(at);
  const year = (of: string) => of.slice(0, 'YYYY'.length);
  return year(day) === year(today) ? formatShortDate(at) : formatDate(at);
}
