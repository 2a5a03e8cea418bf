import { addDays } from '@site/contracts/values/days';
import type { SiteLanguage } from '@site/i18n';

const MONTH_LENGTH = 'YYYY-MM'.length;
const DAYS_OF_WEEK = 7;
const LONGEST = 31;

/** Calendar days have no time zone: they are read and written in one, so that none moves. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** `2026-11-20` → `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, MONTH_LENGTH);

/** The month after. */
export const nextMonth = (month: string): string => monthOf(addDays(`${month}-01`, LONGEST));

/** The month before. */
export const previousMonth = (month: string): string => monthOf(addDays(`${month}-01`, -1));

/** The weeks of a month from Sunday on; `undefined` where a day is another month's. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const before = dateOf(first).getUTCDay();
  const weeks: (string | undefined)[][] = [];
  for (let from = -before; monthOf(addDays(first, Math.max(from, 0))) === month; from += DAYS_OF_WEEK)
    weeks.push(
      Array.from({ length: DAYS_OF_WEEK }, (_, index) => {
        const day = addDays(first, from + index);
        return monthOf(day) === month ? day : undefined;
      }),
    );
  return weeks;
}

const formatOf = (language: SiteLanguage, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { ...options, timeZone: 'UTC' });

/** A month in words: `November 2026`. */
export const monthText = (month: string, language: SiteLanguage): string =>
  formatOf(language, { month: 'long', year: 'numeric' }).format(dateOf(`${month}-01`));

/** The days of a week in words, from Sunday on. */
export function weekdayNames(language: SiteLanguage): string[] {
  const sunday = '2026-11-01';
  const format = formatOf(language, { weekday: 'long' });
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => format.format(dateOf(addDays(sunday, index))));
}
