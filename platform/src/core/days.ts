import { type DayRange, MAX_RANGE_DAYS, rangeLength } from '@site/contracts/values/days';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { Refusal } from './http/refusal';

/**
 * How many days a range holds.
 *
 * @param longest The most that the call takes.
 * @throws Refusal request.invalid for a day that does not exist, a range that ends before it starts, or one
 *   that is too long (docs/calls.md, "Values").
 */
export function daysIn({ startDate, endDate }: DayRange, longest: number = MAX_RANGE_DAYS): number {
  const invalid = (field: string) =>
    new Refusal('request.invalid', { fields: { [field]: ['field.format'] } });
  if (Number.isNaN(rangeLength({ startDate, endDate: startDate }))) throw invalid('startDate');
  const days = rangeLength({ startDate, endDate });
  if (!(days >= 1 && days <= longest)) throw invalid('endDate');
  return days;
}

/** Midnight that a day begins with, in the merchant's time zone. */
const startOf = (day: SQL, timeZone: string): SQL => sql`((${day})::timestamp at time zone ${timeZone})`;

/** Instants from the start of the first day to the end of the last; both are expressions of type date. */
export const within = (column: SQLWrapper, first: SQL, last: SQL, timeZone: string): SQL =>
  sql`${column} >= ${startOf(first, timeZone)} and ${column} < ${startOf(sql`(${last}) + 1`, timeZone)}`;

/** As `within`, for a range that a caller asked for and `daysIn` has passed. */
export const duringRange = (column: SQLWrapper, { startDate, endDate }: DayRange, timeZone: string): SQL =>
  within(column, sql`${startDate}::date`, sql`${endDate}::date`, timeZone);
