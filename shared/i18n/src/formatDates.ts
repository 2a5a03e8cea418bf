import { keepingFormatters } from './formatters';
import { language } from './i18n';
import { timeZone } from './timeZone';

/** Something that names an instant: ISO 8601 text, ms since 1970, or a Date. */
export type At = string | number | Date;

/** Thai dates use the Gregorian calendar and Latin digits (decision 3). */
const CALENDAR_AND_DIGITS = '-u-ca-gregory-nu-latn';

const dateFormatter = keepingFormatters(
  (locale: string, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const relativeFormatter = keepingFormatters(
  (locale: string, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

function formatterOf(locale: string, zone: string, options: Intl.DateTimeFormatOptions) {
  return dateFormatter(`${locale}${CALENDAR_AND_DIGITS}`, { ...options, timeZone: zone });
}

function format(at: At, zone: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : formatterOf(language(), zone, options).format(date);
}

/** `YYYY-MM-DD` of an instant in a time zone, the form of a calendar day in calls; empty for no date. */
export function formatDay(at: At, zone = timeZone()): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const parts = formatterOf('en', zone, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    date,
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The hour of an instant in the merchant's time zone, 0 to 23. */
export function hourOf(at: At): number {
  return Number(formatterOf('en', timeZone(), { hour: '2-digit', hourCycle: 'h23' }).format(new Date(at)));
}

/** Announcement dates: `YYYY-MM-DD` in the merchant's time zone (SH-018). */
export function formatAnnouncementDate(at: At): string {
  return formatDay(at);
}

/** Promotion dates: `YYYY/MM/DD` in the merchant's time zone (SH-018). */
export function formatPromotionDate(at: At): string {
  return formatDay(at).replaceAll('-', '/');
}

/** Day of an instant in words, in the merchant's time zone: `21 Nov 2026`. */
export function formatDate(at: At): string {
  return format(at, timeZone(), { dateStyle: 'medium' });
}

/** Day and month of an instant in words, in the merchant's time zone, where the year goes without saying: `21 Nov`. */
export function formatShortDate(at: At): string {
  return format(at, timeZone(), { day: 'numeric', month: 'short' });
}

/** Day of the week of an instant, in the merchant's time zone: `Wed`. */
export function formatWeekday(at: At): string {
  return format(at, timeZone(), { weekday: 'short' });
}

/** Day and time of an instant in words, in the merchant's time zone: `21 Nov 2026, 15:04`. */
export function formatDateTime(at: At): string {
  return format(at, timeZone(), { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
}

/** Time of an instant in the merchant's time zone: `15:04`. */
export function formatTime(at: At): string {
  return format(at, timeZone(), { timeStyle: 'short', hourCycle: 'h23' });
}

/** Largest unit first; a unit is used from one whole on. */
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
];

/** How long ago, or how long until: `5 minutes ago`, `in 2 hours`, `now`. Empty for no date. */
export function formatRelative(at: At, now: number = Date.now()): string {
  const distance = new Date(at).getTime() - now;
  if (Number.isNaN(distance)) return '';
  const [unit, length] = UNITS.find(([, each]) => Math.abs(distance) >= each) ?? ['second', 1_000];
  return relativeFormatter(`${language()}-u-nu-latn`, { numeric: 'auto' }).format(
    Math.trunc(distance / length),
    unit,
  );
}
