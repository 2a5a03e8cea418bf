const DAY_OF_YEAR = /^(\d{4})-(\d{2}-\d{2})$/;

/** Whether a day of this text is in the calendar; 2026-02-30 is not. */
const exists = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};

/** The running day in a time zone, `YYYY-MM-DD`. */
const today = (now: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);

/**
 * What is wrong with a date of birth: a day that does not exist, or somebody who has not reached the age yet where
 * the merchant is. Born on 29 February counts as older from 1 March.
 */
export function birthDateFault(
  birthDate: string,
  { minAge, timeZone, now }: { minAge: number; timeZone: string; now: number },
): 'field.format' | 'age.too.young' | undefined {
  if (!exists(birthDate)) return 'field.format';
  const [, year, dayOfYear] = DAY_OF_YEAR.exec(today(now, timeZone)) ?? [];
  const latest = `${String(Number(year) - minAge).padStart(4, '0')}-${dayOfYear}`;
  return birthDate > latest ? 'age.too.young' : undefined;
}
