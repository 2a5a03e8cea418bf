import { rangeLength } from '@site/contracts/values/days';
import type { SeedContext } from '../context';

/** Half a month that is over. */
export interface SeededPeriod {
  readonly id: string;
  readonly startDay: string;
  readonly endDay: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The last day before a day's half of the month began. */
function endBefore(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date > 15 ? 15 : 0)).toISOString().slice(0, day.length);
}

function periodThatEnds(context: SeedContext, endDay: string): SeededPeriod {
  const first = endDay.endsWith('-15');
  const startDay = `${endDay.slice(0, 'YYYY-MM'.length)}-${first ? '01' : '16'}`;
  const daysAgo = (day: string) => rangeLength({ startDate: day, endDate: context.dayName(0) }) - 1;
  return {
    id: `${endDay.slice(0, 'YYYY-MM'.length)}-${first ? 1 : 2}`,
    startDay,
    endDay,
    startsAt: context.onDay(daysAgo(startDay), 0),
    endsAt: context.onDay(daysAgo(endDay) - 1, 0),
  };
}

/** The two halves of months that were over last, the earlier one first. */
export function lastPeriods(context: SeedContext): readonly [SeededPeriod, SeededPeriod] {
  const end = endBefore(context.dayName(0));
  return [periodThatEnds(context, endBefore(end)), periodThatEnds(context, end)];
}
