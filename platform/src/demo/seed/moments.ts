import { addDays } from '@site/contracts/values/days';
import { DAY, HOUR, MINUTE } from '../../core/clock';

/** Points in time of the seed, all of them before the one instant that it is handed. */
export interface Moments {
  now: Date;
  minutesAgo(minutes: number): Date;
  daysAgo(days: number): Date;
  daysAhead(days: number): Date;
  /** A point of the merchant's running day: 0 is its midnight, 1 is now. */
  today(fraction: number): Date;
  /** A point of an earlier day of the merchant: 0 is its midnight, 1 its end. */
  onDay(daysAgo: number, fraction: number): Date;
  /** The name of an earlier day of the merchant: `YYYY-MM-DD`. */
  dayName(daysAgo: number): string;
}

/** How far a time zone's clock is ahead of UTC at an instant, in milliseconds. */
function offsetOf(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return local - Math.floor(at.getTime() / 1000) * 1000;
}

export function momentsOf(now: Date, timeZone: string): Moments {
  const at = now.getTime();
  const offset = offsetOf(now, timeZone);
  const midnight = Math.floor((at + offset) / DAY) * DAY - offset;
  return {
    now,
    minutesAgo: (minutes) => new Date(at - minutes * MINUTE),
    daysAgo: (days) => new Date(at - days * DAY),
    daysAhead: (days) => new Date(at + days * DAY),
    today: (fraction) => new Date(midnight + fraction * (at - midnight)),
    onDay: (daysAgo, fraction) => new Date(midnight - daysAgo * DAY + fraction * 24 * HOUR),
    dayName: (daysAgo) =>
      addDays(new Date(at + offset).toISOString().slice(0, 'YYYY-MM-DD'.length), -daysAgo),
  };
}
