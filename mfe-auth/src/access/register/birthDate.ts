import type { ErrorCode } from '@site/contracts/http/errors';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Also refuses what no calendar has, such as 2001-02-30. */
function isCalendarDay(text: string): boolean {
  const at = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/**
 * The last date of birth of somebody who is of age today where the merchant is, `YYYY-MM-DD`. Whoever was
 * born on 29 February is of age from 1 March.
 */
export function latestBirthDate(minAge: number, timeZone: string, now = Date.now()): string {
  // The Swedish way of writing dates is ISO 8601.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
  return `${String(Number(today.slice(0, 4)) - minAge).padStart(4, '0')}${today.slice(4)}`;
}

/** A filled date of birth: a day of the calendar, and not after the latest. */
export function birthDateFault(text: string, latest: string): ErrorCode | undefined {
  if (!isCalendarDay(text)) return 'field.format';
  return text > latest ? 'age.too.young' : undefined;
}
