import type { DayRange } from '@site/contracts/values/days';
import type { SiteLanguage } from '@site/i18n';

/** Calendar days have no time zone: they are read and written in one, so that none moves. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

const formatOf = (language: SiteLanguage, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { ...options, timeZone: 'UTC' });

/** A calendar day in words: `Fri, 20 November 2026`. */
export function dayText(day: string, language: SiteLanguage): string {
  return formatOf(language, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }).format(
    dateOf(day),
  );
}

/** A calendar day of these weeks: `Fri 20 Nov`. */
export function nearDayText(day: string, language: SiteLanguage): string {
  return formatOf(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(dateOf(day));
}

/** A calendar day as short as its range lets it be: `Fri 20` within one month, `20 Nov` where there are several. */
export function shortDayText(day: string, language: SiteLanguage, { startDate, endDate }: DayRange): string {
  const monthOf = (each: string) => each.slice(0, 'YYYY-MM'.length);
  const oneMonth = monthOf(startDate) === monthOf(endDate);
  return formatOf(language, {
    day: 'numeric',
    ...(oneMonth ? { weekday: 'short' } : { month: 'short' }),
  }).format(dateOf(day));
}

/** The month of a calendar day: `November`. */
export function monthText(day: string, language: SiteLanguage): string {
  return formatOf(language, { month: 'long' }).format(dateOf(day));
}

/** A range in few words: `1 – 20 Nov 2026`; without the year where it is that of the day handed in. */
export function rangeText({ startDate, endDate }: DayRange, language: SiteLanguage, today = ''): string {
  const yearOf = (day: string) => day.slice(0, 'YYYY'.length);
  return formatOf(language, {
    day: 'numeric',
    month: 'short',
    ...(yearOf(startDate) !== yearOf(today) && { year: 'numeric' }),
  }).formatRange(dateOf(startDate), dateOf(endDate));
}
