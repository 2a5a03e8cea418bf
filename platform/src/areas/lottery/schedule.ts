import { SECOND } from '../../core/clock';

/** Draws keep the time of Bangkok and Hanoi, which is the same all year. */
const AHEAD_OF_UTC_S = 7 * 3_600;
const DAY_S = 86_400;
const NUMBER_LENGTH = 4;

/** When a lottery draws: every so many seconds, counted from a local midnight of 1970-01-01 (a Thursday). */
export interface Schedule {
  drawEvery: number;
  drawOffset: number;
}

/** A draw as the schedule has it. */
export interface ScheduledDraw {
  numero: string;
  /** Milliseconds since 1970. */
  scheduledAt: number;
}

/**
 * A draw's number: the local day that it closes on, and its place in that day where a day has several. One
 * that closes at midnight belongs to the day that ends.
 */
function numeroOf({ drawEvery }: Schedule, closesLocal: number): string {
  const last = closesLocal - 1;
  const day = new Date(last * SECOND).toISOString().slice(0, 10).replaceAll('-', '');
  if (drawEvery >= DAY_S) return day;
  const place = Math.floor((last % DAY_S) / drawEvery) + 1;
  return `${day}-${String(place).padStart(NUMBER_LENGTH, '0')}`;
}

/** The first draw that closes after an instant. */
export function drawAfter(schedule: Schedule, at: number): ScheduledDraw {
  const local = at / SECOND + AHEAD_OF_UTC_S - schedule.drawOffset;
  const closes = (Math.floor(local / schedule.drawEvery) + 1) * schedule.drawEvery + schedule.drawOffset;
  return { numero: numeroOf(schedule, closes), scheduledAt: (closes - AHEAD_OF_UTC_S) * SECOND };
}

/** So many draws before one, newest first. */
export function drawsBefore(
  schedule: Schedule,
  { scheduledAt }: ScheduledDraw,
  count: number,
): ScheduledDraw[] {
  const every = schedule.drawEvery * SECOND;
  return Array.from({ length: count }, (_, index) => drawAfter(schedule, scheduledAt - (index + 2) * every));
}
